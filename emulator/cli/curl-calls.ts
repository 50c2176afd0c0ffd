/** A service to call, and the domain that it knows. */
interface Called {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly domain: string;
}

/** The calls of one export for a POSIX shell, indented, to be pasted one after the other. */
export function curlCalls({ apiUrl, apiKey, domain }: Called): string {
  // The certificate of an emulator is self-signed.
  const curl = apiUrl.startsWith('https:') ? 'curl -sSk' : 'curl -sS';
  const body = quoted(JSON.stringify({ domain }));
  return `Start an export:

  API=${quoted(apiUrl)}
  AUTH=${quoted(`Authorization: Bearer ${apiKey}`)}
  JOB=$(${curl} -H "$AUTH" -H 'Content-Type: application/json' -d ${body} \\
    "$API/v1/static-export/jobs" | sed 's/.*"jobId":"\\([^"]*\\)".*/\\1/')

Poll it until it has ended:

  until STATUS=$(${curl} -H "$AUTH" "$API/v1/static-export/jobs/$JOB"); echo "$STATUS"
    echo "$STATUS" | grep -Eq '"status":"(completed|failed)"'; do sleep 1; done

Ask for the bundle, and download it:

  LINK=$(${curl} -X POST -H "$AUTH" "$API/v1/static-export/jobs/$JOB/bundle" |
    sed 's/.*"bundleUrl":"\\([^"]*\\)".*/\\1/')
  ${curl} -LO "$LINK"
`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
