/** The desk's origin as the API knows it in local runs. @source design "Environment" */
export const expectedOrigin = process.env.DESK_ORIGIN ?? "http://localhost:3003";

/** Where the development server finds the API; the built desk is served on one origin with it and reads no environment. */
export function apiOrigin(): string {
  return process.env.DESK_API ?? "http://127.0.0.1:3001";
}
