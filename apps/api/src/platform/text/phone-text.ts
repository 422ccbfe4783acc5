/** A kept mobile number as people read it: `+234 803 123 4567`. Any other stays as it is. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+234)(\d{3})(\d{3})(\d{4})$/, "$1 $2 $3 $4");
}
