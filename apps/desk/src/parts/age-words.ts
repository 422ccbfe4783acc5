const minuteMs = 60_000;

/** How long ago something was, roughly: "just now", "12 min", "3 h", "2 days". */
export function ageWords(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / minuteMs);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
