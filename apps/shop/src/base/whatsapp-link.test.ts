import { expect, it } from "vitest";
import { whatsAppLink } from "./whatsapp-link.ts";

it.each([
  ["+234 803 123 4567", "https://wa.me/2348031234567?text=Hello%20%26%20more%0A%E2%82%A65"],
  [undefined, "https://wa.me/?text=Hello%20%26%20more%0A%E2%82%A65"],
])("a message to %s is written as every app of WhatsApp reads it", (phone, link) => {
  expect(whatsAppLink("Hello & more\n₦5", phone)).toBe(link);
});
