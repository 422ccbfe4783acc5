import { tooManyAttempts } from "@precise/web/forms/attempt-sentences";
import { notAPicture } from "@precise/web/forms/field-sentences";
import type { PictureProblem } from "./picture-problem.ts";
import type { MessageProblem } from "./send-message.ts";

/** Words of the forms to the shop that belong to none of them alone. */
export const messagesCopy = {
  choose: "Choose",
  website: "Leave this empty",
  wrong: (count: number) => (count === 1 ? "Fix 1 field below." : `Fix ${count} fields below.`),
  sent: "Thank you. We have your message.",
  reference: "Your reference",
  confirmation: "We have sent you a copy by e-mail.",
  again: "Send another",
  privacySee: "See",
  privacy: "for how we use and keep this.",
  privacyLink: "Privacy",
  failures: {
    too_many_requests: tooManyAttempts("an hour, or call us"),
    unreachable: "We could not send this. We kept what you typed: try again in a moment.",
  } satisfies Record<Exclude<MessageProblem, "fields">, string>,
  pictures: {
    label: "Pictures and plans",
    hint: "Up to 6 pictures: JPEG, PNG or WebP. We remove location data.",
    totalHint: "At most 15 MB in total.",
    add: "Add pictures",
    remove: (name: string) => `Remove ${name}`,
    again: (name: string) => `Try ${name} again`,
    sending: (percent: number) => `${percent} %`,
    done: "Ready",
    kept: (place: number) => `Picture ${place}, ready`,
    waiting: "Uploading pictures. We send the brief when they are ready.",
    news: (done: number, all: number) => `${done} of ${all} pictures ready`,
    problems: {
      not_a_picture: notAPicture,
      picture_too_large: "This picture is too large. Use one of up to 5 MB.",
      too_many: "You can add up to six pictures. We left out the rest.",
      unknown_picture: "A picture has expired. Add it again.",
      unreachable: "We could not upload this picture. Try again.",
      too_many_requests: tooManyAttempts("an hour, or send this without more"),
    } satisfies Record<PictureProblem, string>,
  },
} as const;
