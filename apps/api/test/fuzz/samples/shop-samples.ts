import { listAddresses, removeAddress } from "@precise/contract/shop/account";
import { endSession, listSessions } from "@precise/contract/shop/session";
import { successBody } from "@precise/contract/wire/envelope";
import { targetOf } from "../../desk/open-desk.ts";
import type { TestApi } from "../../fixtures/start-test-api.ts";
import { lagos } from "../../modules/orders/order-body.ts";
import { signIn } from "../../modules/sessions/sign-in.ts";
import type { FreshSample } from "./fuzz-shop.ts";

/** Calls of the shop that take away what their sample names: another one each time. */
export function shopSamples(api: TestApi): Readonly<Record<string, () => Promise<FreshSample>>> {
  let people = 0;
  const newShopper = async () => {
    people += 1;
    const subject = `fuzz-leaver-${people}`;
    return { subject, cookie: await signIn(api, subject) };
  };
  return {
    async endSession() {
      const { subject, cookie } = await newShopper();
      await signIn(api, subject);
      const listed = await api.get(listSessions.path, { cookie });
      const { sessions } = successBody(listSessions.data).parse(listed.json).data;
      const id = sessions.find(({ is_current }) => !is_current)?.id ?? "";
      return { path: targetOf(endSession, { params: { id } }), body: undefined, headers: { cookie } };
    },
    async removeAddress() {
      const { cookie } = await newShopper();
      const saved = await api.post(listAddresses.path, { name: "Home", address: lagos }, { cookie });
      const id = successBody(listAddresses.data).parse(saved.json).data.addresses[0]?.id ?? "";
      return { path: targetOf(removeAddress, { params: { id } }), body: undefined, headers: { cookie } };
    },
  };
}
