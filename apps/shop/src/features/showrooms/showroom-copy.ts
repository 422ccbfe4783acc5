import type { Company } from "@precise/contract/shop/company";
import { citiesText } from "#shop/base/company-words.ts";

/** Words of the page of showrooms. */
export const showroomCopy = {
  title: "Our Showrooms",
  description: (company: Company | null) =>
    `${company?.showrooms.length ? `${company.name} showrooms in ${citiesText(company, "and")}` : "Our showrooms"}: addresses, opening hours, what is on display, directions, and how to book an adviser.`,
  intro: "See the light before you buy it. Walk in, or book an hour with an adviser.",
  drawn: (city: string) => `Drawing of a shop front with lights in its window, ${city} above the door`,
  hours: "Opening hours",
  closed: "closed",
  lagosTime: "Lagos time.",
  holidaysTitle: "Closed on these days",
  openUntil: (time: string) => `Open now, until ${time}`,
  closedUntil: (when: string) => `Closed now, opens ${when}`,
  closedNow: "Closed now",
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  onDay: (day: string, time: string) => `${day} at ${time}`,
  map: "See on the map",
  directions: "Directions",
  call: (phone: string) => `Call ${phone}`,
  whatsApp: "WhatsApp",
  book: "Book a visit",
  there: "On display",
  aboutShowroom: (name: string, act: string) => `${act}: ${name}`,
  collection: "You can collect an order from any of them.",
  videoTitle: "Too far away?",
  videoText: "An adviser walks you through a showroom by video call, light by light.",
  videoLead: "Book a video tour",
  unknown: "We cannot show addresses and hours right now. Try again in a moment.",
} as const;
