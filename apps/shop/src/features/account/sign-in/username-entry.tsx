/** Whose password a form sets: it is not typed, password managers file the new password under it. */
export function UsernameEntry({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
