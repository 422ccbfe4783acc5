/**
 * A fetch that tells how much of its body has been sent, which the browser's own does not.
 * @param onPercent 0 to 100
 */
export function progressFetch(onPercent: (percent: number) => void) {
  return (url: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", url);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onPercent(Math.round((loaded / total) * 100));
      };
      request.onload = () => {
        const retryAfter = request.getResponseHeader("retry-after");
        const headers = retryAfter === null ? {} : { "retry-after": retryAfter };
        resolve(new Response(request.responseText, { status: request.status, headers }));
      };
      request.onerror = () => reject(new TypeError("the connection was lost"));
      request.onabort = () => reject(new DOMException("given up", "AbortError"));
      init.signal?.addEventListener("abort", () => request.abort());
      request.send(typeof init.body === "string" ? init.body : null);
    });
}
