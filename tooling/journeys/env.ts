/** Where servers of the stack under test are stopped and started; undefined where the stack takes no such orders. */
export function stackControlUrl(): string | undefined {
  return process.env.STACK_CONTROL_URL;
}
