import type { Locator, Page } from "@playwright/test";

/** How long one step of a task may keep a person waiting before the task counts as failed. */
const patienceMs = 90_000;

/** A person at a page: what they do is counted. */
export interface Hand {
  readonly page: Page;
  /** Where the task begins: a bookmark, a link in a message. Not counted. */
  begin(address: string): Promise<void>;
  /** A tap on a phone, a click elsewhere. */
  press(control: Locator): Promise<void>;
  /** One field, whatever is typed into it. */
  type(field: Locator, text: string): Promise<void>;
  /** One field, chosen from its list. */
  choose(field: Locator, option: string | { readonly label: string }): Promise<void>;
  /** One key or two together, as Enter and Ctrl K. */
  key(keys: string): Promise<void>;
  /** Waits for what shows that a step is done. */
  see(sight: Locator): Promise<void>;
}

/** What a task cost. */
export interface Effort {
  /** Taps, clicks and keys. */
  readonly presses: number;
  /** Fields filled in or chosen. */
  readonly fields: number;
  /** From the first request to the last sight, when nobody stops to think or to type: what the person waits for. */
  readonly seconds: number;
}

/** Lets a task be done on a page, and counts. A step that does not come within a minute and a half throws with its name. */
export async function count(page: Page, task: (hand: Hand) => Promise<void>): Promise<Effort> {
  let presses = 0;
  let fields = 0;
  page.setDefaultTimeout(patienceMs);
  page.setDefaultNavigationTimeout(patienceMs);
  const begun = performance.now();
  await task({
    page,
    begin: async (address) => {
      await page.goto(address, { waitUntil: "commit" });
    },
    press: async (control) => {
      presses += 1;
      await control.click();
    },
    type: async (field, text) => {
      fields += 1;
      await field.fill(text);
    },
    choose: async (field, option) => {
      fields += 1;
      await field.selectOption(option);
    },
    key: async (keys) => {
      presses += 1;
      await page.keyboard.press(keys);
    },
    see: (sight) => sight.first().waitFor(),
  });
  return { presses, fields, seconds: (performance.now() - begun) / 1000 };
}
