import { visitsPath } from "@precise/contract/door/visits";
import {
  briefPicturePath,
  largestUploadBytes,
  quickOrderUploadPath,
} from "@precise/contract/wire/upload-paths";

/** Who answers. */
export type UpstreamName = "shop" | "trade" | "api";

/** How often one visitor may ask for what is made for him. */
export type LimitName = "pages" | "pictures" | "made" | "none";

/** A part of the domain: who answers there, what may be kept, and what a visitor sees when no one answers. */
export interface Zone {
  /** In metrics and logs. */
  readonly name: string;
  /** Of the path in its one form, which every router reads alike: a zone is decided once. The first that fits is the one. */
  readonly paths: RegExp;
  readonly upstream: UpstreamName;
  /** Taken off the path before it is passed on. */
  readonly without?: string;
  /** "pages": what the app lets shared caches keep; "files": the build's own, for good; nothing where it is left out. */
  readonly keeps?: "pages" | "files";
  /** What is not kept and not compressed yet is compressed here. */
  readonly compresses: boolean;
  readonly limit: LimitName;
  readonly largestBodyBytes: number;
  /** Bodies are passed on while they come in, and such a request is never made again. */
  readonly isUpload?: true;
  /** What a visitor gets in an outage: a page, or the API's envelope. */
  readonly outage: "shop" | "trade" | "json" | "bare";
  /** Answered by another door, on an origin of its own: here it is missing. */
  readonly isElsewhere?: true;
  /** Methods that mean something there; left out: any. */
  readonly methods?: readonly string[];
}

const formBytes = 1_200_000;
const reads = ["GET", "HEAD"];

const page = {
  keeps: "pages",
  compresses: true,
  limit: "pages",
  outage: "shop",
  largestBodyBytes: formBytes,
} as const;
const file = {
  keeps: "files",
  compresses: true,
  limit: "none",
  outage: "bare",
  largestBodyBytes: 0,
  methods: reads,
} as const;
const picture = {
  compresses: false,
  limit: "pictures",
  outage: "bare",
  largestBodyBytes: 0,
  methods: reads,
} as const;
const call = { compresses: false, limit: "none", outage: "json", largestBodyBytes: formBytes } as const;

/** The whole domain. @source design D25 */
export const zones: readonly Zone[] = [
  {
    ...call,
    name: "uploads",
    paths: startOf(briefPicturePath, quickOrderUploadPath),
    upstream: "api",
    largestBodyBytes: Math.max(8_000_000, largestUploadBytes + 100_000),
    isUpload: true,
  },
  { ...call, name: "desk", paths: startOf("/api/desk"), upstream: "api", isElsewhere: true },
  // What the door itself counts; no visitor writes there.
  { ...call, name: "visits", paths: startOf(visitsPath), upstream: "api", isElsewhere: true },
  { ...call, name: "api", paths: startOf("/api"), upstream: "api" },
  { ...picture, name: "media", paths: startOf("/media"), upstream: "api" },
  { ...picture, name: "media", paths: startOf("/clients/media"), upstream: "api", without: "/clients" },
  { ...file, name: "trade-files", paths: startOf("/clients/_next/static"), upstream: "trade" },
  { ...picture, name: "trade-pictures", paths: startOf("/clients/_next/image"), upstream: "trade" },
  {
    ...page,
    name: "trade-forms",
    paths: startOf("/clients/form"),
    upstream: "trade",
    // A list of 5,000 rows, sent by a plain form.
    largestBodyBytes: largestUploadBytes + 200_000,
    isUpload: true,
    outage: "trade",
  },
  { ...page, name: "trade", paths: startOf("/clients"), upstream: "trade", outage: "trade" },
  { ...file, name: "shop-files", paths: startOf("/_next/static"), upstream: "shop" },
  { ...picture, name: "shop-pictures", paths: startOf("/_next/image"), upstream: "shop" },
  // Dear to make, and asked for by few.
  { ...picture, name: "made", paths: startOf("/share"), upstream: "shop", limit: "made" },
  {
    ...page,
    name: "sitemaps",
    paths: /^\/sitemap/,
    upstream: "shop",
    limit: "made",
    outage: "bare",
    largestBodyBytes: 0,
    methods: reads,
  },
  {
    ...page,
    name: "shop-uploads",
    paths: startOf("/form/message"),
    upstream: "shop",
    // Six pictures of a design brief, sent by a plain form.
    largestBodyBytes: 17_000_000,
    isUpload: true,
  },
  { ...page, name: "shop", paths: /^/, upstream: "shop" },
];

/** @param path of the request line in its one form, without its query @source decision 077 */
export function zoneOf(path: string): Zone {
  // The last one takes every path.
  return zones.find(({ paths }) => paths.test(path)) ?? (zones.at(-1) as Zone);
}

/** Matches these paths, and whatever lies below them. */
function startOf(...paths: readonly string[]): RegExp {
  return new RegExp(`^(?:${paths.map((path) => path.replace(/\/+$/, "")).join("|")})(?:/|$)`);
}
