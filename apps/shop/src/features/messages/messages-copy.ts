import { notAPicture, tooManyAttempts } from "@precise/web/forms/field-sentences";
import type { PictureProblem } from "./picture-problem.ts";
import type { MessageProblem } from "./send-message.ts";

/** Words of the forms to the shop that belong to none of them alone. */
export const messagesCopy = {
  choose: "Choose",
  website: "Leave this empty",
  wrong: (count: number) =>
    count === 1
      ? "One thing is missing or wrong. See below."
      : `${count} things are missing or wrong. See below.`,
  sent: "Thank you. We have it.",
  reference: "Your reference",
  confirmation: "We have sent you an e-mail with it.",
  again: "Write another",
  privacy: "What we keep of this, and for how long, stands under",
  privacyLink: "Privacy",
  failures: {
    too_many_requests: tooManyAttempts("an hour, or call us"),
    unreachable:
      "The shop does not answer right now. What you typed is still here; please try again in a moment.",
  } satisfies Record<Exclude<MessageProblem, "fields">, string>,
  pictures: {
    label: "Pictures and plans",
    hint: "Up to 6 pictures as JPEG, PNG or WebP. We remove where they were taken.",
    totalHint: "Together at most 15 MB.",
    add: "Add pictures",
    remove: (name: string) => `Remove ${name}`,
    again: (name: string) => `Try ${name} again`,
    sending: (percent: number) => `${percent} %`,
    done: "Ready",
    kept: (place: number) => `Picture ${place}, ready`,
    waiting: "Pictures are still on their way. The brief goes when they have arrived.",
    news: (done: number, all: number) => `${done} of ${all} pictures ready`,
    problems: {
      not_a_picture: notAPicture,
      picture_too_large: "This picture is too large. Send one of at most 5 MB.",
      too_many: "Six pictures are the most. The others were left out.",
      unknown_picture: "A picture is not there any more. Please add it again.",
      unreachable: "This picture could not be sent.",
      too_many_requests: tooManyAttempts("an hour, or send the brief without more"),
    } satisfies Record<PictureProblem, string>,
  },
} as const;
