import { failureBody } from "@precise/contract/wire/envelope";
import { askToSignIn } from "#desk/api/sign-in-needs.ts";
import { saveTextFile } from "#desk/parts/save-text-file.ts";

/**
 * Fetches a file of the desk and hands it to the browser; asks for a one-time code, or to sign in, where the API wants one.
 * @returns why it could not be had, for people; undefined where it was
 */
export async function downloadFile(path: string, name: string): Promise<string | undefined> {
  const first = await read(path);
  const need = first.ok ? null : needOf(first.code);
  const result = need !== null && (await askToSignIn(need)) ? await read(path) : first;
  if (!result.ok) return result.message;
  // The byte order mark is eaten by reading it as text, and spreadsheets want it.
  saveTextFile(name, `\ufeff${result.text}`);
  return undefined;
}

type Read =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: string; readonly message: string };

async function read(path: string): Promise<Read> {
  try {
    const response = await fetch(path, { headers: { accept: "text/csv" } });
    if (response.ok) return { ok: true, text: await response.text() };
    const body = failureBody.safeParse(await response.json());
    const error = body.success ? body.data.errors[0] : undefined;
    return { ok: false, code: error?.code ?? "", message: error?.message ?? "The file could not be read." };
  } catch {
    return { ok: false, code: "", message: "The desk's server cannot be reached. Try again." };
  }
}

function needOf(code: string): "session" | "second-factor" | null {
  if (code === "session_required" || code === "session_expired") return "session";
  return code === "second_factor_required" ? "second-factor" : null;
}
