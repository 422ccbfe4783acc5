/** Where servers of the stack under test are stopped and started; undefined where the stack takes no such orders. */
export function stackControlUrl(): string | undefined {
  return process.env.STACK_CONTROL_URL;
}

/** How much is tested: "short", or everything. */
export function testDepth(): string | undefined {
  return process.env.TEST_DEPTH;
}

/** What chooses the pages of the short form's sweep. */
export function sweepSeed(): string {
  return process.env.SWEEP_SEED ?? "none";
}
