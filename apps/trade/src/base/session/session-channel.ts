import { createChannel } from "@precise/web/shell/tab-channel";

const channel = createChannel("precise-client-session");

/** Tells the other tabs that somebody has signed in or out. */
export const tellOtherTabs = channel.tell;

/** Calls back when another tab has signed in or out. @returns stops it */
export const onSessionChangeElsewhere = channel.onTold;
