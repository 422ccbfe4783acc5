/** Why a command was not carried out; nothing was changed. The message is a sentence for whoever gave it. */
export class Refused extends Error {
  override readonly name = "Refused";
  /** What the desk answers it with. */
  readonly status: 404 | 409 | 422;
  /** The field of the command's input at fault. */
  readonly field: string | undefined;

  constructor(
    message: string,
    {
      status = 409,
      field,
      cause,
    }: { readonly status?: 404 | 409 | 422; readonly field?: string; readonly cause?: unknown } = {},
  ) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.field = field;
  }
}
