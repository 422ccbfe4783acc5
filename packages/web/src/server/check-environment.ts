/**
 * Checks an app's environment before its server answers. A wrong one ends the process with one line.
 * @param name as the line names it: "shop"
 * @param check reads the environment, and throws what is wrong with it
 */
export function checkEnvironment(name: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    // Next would print a stack and go on; one line that names the variable is what an operator needs.
    process.stderr.write(
      `The ${name} cannot start: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}
