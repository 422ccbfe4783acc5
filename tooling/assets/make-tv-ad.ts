import { execFileSync } from "node:child_process";
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { captionsText, type FilmRoom, filmSeconds, filter, roomSeconds } from "./film-plan.ts";

/**
 * Makes the sample advert from the pictures of the rooms: `pnpm tv-ad`. Needs ffmpeg, which nothing else does; the result
 * is committed. A shop with an advert of its own puts that into apps/shop/public/tv-ad and names it in
 * apps/shop/content/tv-ad.yaml.
 */
const root = join(import.meta.dirname, "..", "..");
const pictures = join(root, "apps/shop/src/base/pictures");
const folder = join(root, "apps/shop/public/tv-ad");
const mostBytes = 1_500_000;

/** What each room says, as captions do: the film has no voice. */
const rooms: readonly FilmRoom[] = [
  { picture: "room-living.webp", caption: "Four small lights do more than one big one." },
  { picture: "room-dining.webp", caption: "The table is the stage." },
  { picture: "room-bedroom.webp", caption: "Light where you read, and nowhere else." },
  { picture: "room-kitchen.webp", caption: "No shadow on the worktop." },
  { picture: "room-office.webp", caption: "Light that lets you stay." },
];
const closing = "Precise. Light, chosen carefully.";

const encoders = {
  "precise-tv-ad.webm": ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "38", "-row-mt", "1", "-cpu-used", "3"],
  "precise-tv-ad.mp4": ["-c:v", "libx264", "-crf", "28", "-preset", "slow", "-movflags", "+faststart"],
} as const;

mkdirSync(folder, { recursive: true });
const inputs = rooms.flatMap(({ picture }) => [
  "-loop",
  "1",
  "-framerate",
  "25",
  "-t",
  String(roomSeconds),
  "-i",
  join(pictures, picture),
]);
for (const [name, encoder] of Object.entries(encoders)) {
  const file = join(folder, name);
  const shape = ["-filter_complex", filter(rooms.length), "-map", "[film]", "-an", "-pix_fmt", "yuv420p"];
  execFileSync(
    "ffmpeg",
    ["-v", "error", "-y", ...inputs, ...shape, "-t", String(filmSeconds(rooms.length)), ...encoder, file],
    {
      stdio: "inherit",
    },
  );
  const { size } = statSync(file);
  if (size > mostBytes) throw new Error(`${name} has ${size} bytes, more than ${mostBytes}`);
  process.stdout.write(`${name}: ${Math.round(size / 1000)} kB\n`);
}
const [first] = rooms;
if (first) {
  const crop = "scale=1280:-2,crop=1280:720";
  const poster = join(folder, "precise-tv-ad.webp");
  execFileSync("ffmpeg", [
    "-v",
    "error",
    "-y",
    "-i",
    join(pictures, first.picture),
    "-vf",
    crop,
    "-quality",
    "70",
    poster,
  ]);
}
writeFileSync(join(folder, "precise-tv-ad.vtt"), captionsText(rooms, closing));
