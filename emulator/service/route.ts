import { decodedPath } from '../site/address.ts';

export type RouteName = 'index' | 'start' | 'status' | 'bundle' | 'agent' | 'store' | 'other';

export type Route =
  | { readonly name: 'index' | 'start' | 'store' | 'other' }
  | { readonly name: 'status' | 'bundle'; readonly id: string }
  | { readonly name: 'agent'; readonly project: string; readonly id: string };

/** Which endpoint a request means. The store has no base path: it is another service. */
export function routeOf(basePath: string, method: string, url: string): Route {
  const path = url.split('?')[0] ?? '';
  if (path.startsWith('/store/')) return { name: 'store' };
  if (method === 'GET' && ['/', basePath, `${basePath}/`].includes(path)) return { name: 'index' };
  if (!path.startsWith(`${basePath}/`)) return { name: 'other' };
  const parts = path
    .slice(basePath.length + 1)
    .split('/')
    .map(decodedPath);
  const [version, area, third = '', fourth = '', fifth = ''] = parts;
  if (version === 'v1' && area === 'static-export' && third === 'jobs') {
    if (method === 'POST' && parts.length === 3) return { name: 'start' };
    if (method === 'GET' && parts.length === 4) return { name: 'status', id: fourth };
    if (method === 'POST' && parts.length === 5 && fifth === 'bundle') return { name: 'bundle', id: fourth };
  }
  if (method === 'GET' && version === 'v2' && area === 'agent' && fourth === 'job' && parts.length === 5) {
    return { name: 'agent', project: third, id: fifth };
  }
  return { name: 'other' };
}
