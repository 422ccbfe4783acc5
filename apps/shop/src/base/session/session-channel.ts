import { createChannel } from "@precise/web/shell/tab-channel";

/** News that tabs exchange: a user begins to sign in or out, has done so, or has not got there. */
export type SessionNews = "changing" | "changed" | "unchanged";

const channel = createChannel("precise-session");

/** Notifies the other tabs of the session's changes. */
export const notifyOtherTabs = (news: SessionNews) => channel.notify(news);

/** Calls back with news of the session from another tab. @returns stops it */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  return channel.onNotified((news) => {
    if (news === "changing" || news === "changed" || news === "unchanged") listener(news);
  });
}
