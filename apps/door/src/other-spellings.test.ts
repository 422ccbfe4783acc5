import { describe, expect, it } from "vitest";
import { type Answer, testDoor } from "./test-door.ts";

describe("a path that its router would read as another one", () => {
  const samples = ["/api/desk/session", "/api/visits", "/clients/form/quick-order", "/_next/static/a.js"];
  const spellings = samples.flatMap((path) => [
    // Each of its characters that needs no escape.
    ...[...path].flatMap((character, at) =>
      character === "/"
        ? []
        : [`${path.slice(0, at)}%${character.charCodeAt(0).toString(16)}${path.slice(at + 1)}`],
    ),
    path.replace("/", "/x/../"),
    path.replace("/", "/%2e/"),
  ]);

  it("is asked for again by its one form where it is read, and refused where it writes", async () => {
    const apps: string[] = [];
    const noted: Answer = ({ url = "" }, response) => {
      apps.push(url);
      response.end();
    };
    const door = await testDoor({ shop: noted, trade: noted, api: noted });
    for (const path of spellings) {
      // By hand: a client of today takes dot segments out itself.
      const read = await door.raw(
        `GET ${path}?a=%61 HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n`,
      );
      expect([path, read.slice(0, 12)]).toEqual([path, "HTTP/1.1 308"]);
      const location = /^location: (.+)$/im.exec(read)?.[1];
      expect(samples.map((sample) => `${sample}?a=%61`)).toContain(location);
      const write = await door.raw(
        `POST ${path} HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(write).toMatch(/^HTTP\/1\.1 400 /);
    }
    await door.close();
    expect(apps).toEqual([]);
  });
});
