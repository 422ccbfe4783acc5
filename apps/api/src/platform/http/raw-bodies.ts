import type { FastifyInstance } from "fastify";

/** Calls whose body is taken as its bytes, for what is signed: in a scope of their own, for no other call takes one so. */
export function withRawBodies(
  app: FastifyInstance,
  largestBodyBytes: number,
  addRoutes: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: largestBodyBytes },
      (_request, body, done) => done(null, body),
    );
    addRoutes(scope);
  });
}
