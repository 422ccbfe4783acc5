/** A refusal in the user pool's own terms; aws-amplify turns `type` into its error's name. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** The same for an unknown person and a wrong password. */
export const wrongPassword = () =>
  new CognitoError("NotAuthorizedException", "Incorrect username or password.");
