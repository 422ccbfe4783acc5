import { phoneText } from "@precise/contract/nigeria/phone";

/** A phone as it is dialled in Nigeria, in a list: "0803 123 4567"; another country's, and a masked one, stay as they are. */
export function localPhone(phone: string): string {
  return phoneText(phone).replace(/^\+234 /, "0");
}
