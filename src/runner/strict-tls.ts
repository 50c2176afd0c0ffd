import tls from 'node:tls';

const OLD_VERSIONS: readonly string[] = ['TLSv1', 'TLSv1.1'];

/**
 * Has every TLS connection of this process check certificates and speak TLS 1.2 or later, whatever the environment says:
 * the key would go to anybody otherwise. For the process, because the proxy tunnel and the artifact client take no
 * settings of ours. Call it before the first connection.
 */
export function insistOnTls(env: NodeJS.ProcessEnv): void {
  delete env['NODE_TLS_REJECT_UNAUTHORIZED'];
  // NODE_OPTIONS can lower it (`--tls-min-v1.0`). Each connection reads it anew.
  if (OLD_VERSIONS.includes(tls.DEFAULT_MIN_VERSION)) tls.DEFAULT_MIN_VERSION = 'TLSv1.2';
}
