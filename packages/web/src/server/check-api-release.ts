import { fetchApiRelease } from "@precise/api-client/products";
import { releaseProblem } from "@precise/contract/door/needed-release";
import { apiForEveryone } from "./api.ts";
import { checkEnvironment } from "./check-environment.ts";

/** An API that is slower is not waited for: pages are then made when it answers. */
const timeoutMs = 1_500;

/**
 * Ends the process with one line where the API is older than this app needs: a replica that is rolled out too early never
 * serves, and those that serve go on. Where no API answers, there is nothing to compare.
 * @param name as the line names it: "shop"
 * @param needed of the app's needs-api.json, which `pnpm release:version` writes
 * @source decision 138
 */
export async function checkApiRelease(name: string, needed: string): Promise<void> {
  const found = await fetchApiRelease({ ...apiForEveryone(), timeoutMs });
  if (!found.ok) return;
  checkEnvironment(name, () => {
    const problem = releaseProblem(needed, found.value);
    if (problem !== null) throw new Error(problem);
  });
}
