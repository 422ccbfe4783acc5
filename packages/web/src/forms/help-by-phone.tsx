import { phoneText } from "@precise/contract/nigeria/phone";

/** Who helps a person who gets no further by themselves; nothing while the shop does not say. @param phone +234… */
export function HelpByPhone({
  question,
  phone,
}: {
  readonly question: string;
  readonly phone: string | undefined;
}) {
  if (phone === undefined) return null;
  return (
    <p>
      {question} <a href={`tel:${phone.replaceAll(" ", "")}`}>{`Call ${phoneText(phone)}`}</a>
    </p>
  );
}
