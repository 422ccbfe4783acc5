import { subscribe } from "node:diagnostics_channel";

/**
 * Lets Next's compression work on whole answers. Next flushes the compressor after every piece of a page that is made per
 * request, a hundred times for a listing, and the page grows to two and a half times its size. Our pages have all their
 * data before their first byte, so nobody gains anything by the flushing.
 */
export function compressWholeAnswers(): void {
  subscribe("http.server.request.start", (message) => {
    // What Node publishes on this channel; it has no type of its own.
    const { response } = message as { response: object };
    // Next's compression sets `flush`, and its page writer calls it where it is there.
    Object.defineProperty(response, "flush", {
      configurable: true,
      get: () => undefined,
      set: () => undefined,
    });
  });
}
