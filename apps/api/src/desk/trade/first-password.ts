import { randomGroups } from "#api/modules/coupons/coupon-code.ts";

/** 75 bits, in groups that can be read out; its owner chooses another with the first sign-in. */
export function firstPassword(): string {
  return randomGroups(3);
}

export function firstPasswordText(email: string, password: string): string {
  return `First password of ${email}: ${password}\nGive it in person or by phone. It is not stored, and must be changed at first sign-in.`;
}
