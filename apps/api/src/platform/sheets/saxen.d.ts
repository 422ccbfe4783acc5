/** What is used of saxen, which brings no types. */
declare module "saxen" {
  export class Parser {
    on(
      event: "openTag",
      listen: (
        name: string,
        attributes: () => Readonly<Record<string, string>>,
        decode: (text: string) => string,
        isSelfClosing: boolean,
      ) => void,
    ): this;
    on(event: "closeTag", listen: (name: string) => void): this;
    on(event: "text", listen: (text: string, decode: (text: string) => string) => void): this;
    on(event: "cdata", listen: (text: string) => void): this;
    on(event: "error", listen: (fault: Error) => void): this;
    parse(xml: string): this;
    write(part: string): this;
    end(): this;
    stop(): void;
  }
}
