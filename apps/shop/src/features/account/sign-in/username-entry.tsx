/** Whose password a form sets: nobody types it, password managers file the new password under it. */
export function UsernameEntry({ email }: { readonly email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />;
}
