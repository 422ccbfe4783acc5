/** A refusal in Paystack's shape. */
export class PaystackError extends Error {
  override readonly name = "PaystackError";
  readonly status: 400 | 401 | 404 | 409 | 422;
  readonly code: string;
  readonly nextStep: string;

  constructor(status: PaystackError["status"], code: string, message: string, nextStep = "") {
    super(message);
    this.status = status;
    this.code = code;
    this.nextStep = nextStep;
  }
}

/** The body of a refusal. */
export function errorBody({ message, nextStep, code }: PaystackError) {
  return { status: false, message, meta: { nextStep }, type: "validation_error", code };
}
