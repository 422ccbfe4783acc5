import { createChannel } from "@precise/web/shell/tab-channel";

const channel = createChannel("precise-client-session");

/** Notifies the other tabs of a sign-in or sign-out. */
export const notifyOtherTabs = channel.notify;

/** Calls back when another tab has signed in or out. @returns stops it */
export const onSessionChangeElsewhere = channel.onNotified;
