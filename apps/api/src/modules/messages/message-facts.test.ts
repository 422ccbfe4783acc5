import { expect, it } from "vitest";
import { messageFacts } from "./message-facts.ts";

it.each([
  [{ topic: "return" }, [["Topic", "A return or warranty"]]],
  [{ budget: "under_500000" }, [["Budget", "under ₦500,000"]]],
  [{ rooms: ["living", "dining"] }, [["Rooms", "living, dining"]]],
  [{ message: "Where is my lamp?", phone: "" }, []],
])("says %j in words", (content, facts) => {
  expect(messageFacts(content)).toEqual(facts);
});
