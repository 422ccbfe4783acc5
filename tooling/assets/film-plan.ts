/** One room of the film. */
export interface FilmRoom {
  readonly picture: string;
  readonly caption: string;
}

/** Seconds that a room is seen, and those of them in which it gives way to the next. */
export const roomSeconds = 5.8;
const fadeSeconds = 1;
const framesPerSecond = 25;

/** Length of the film in seconds. */
export function filmSeconds(rooms: number): number {
  return rooms * roomSeconds - (rooms - 1) * fadeSeconds;
}

/** ffmpeg's filter: each picture is slowly gone into, and each room melts into the next. @param rooms how many inputs */
export function filter(rooms: number): string {
  const frames = Math.round(roomSeconds * framesPerSecond);
  const shots = Array.from({ length: rooms }, (_, place) => {
    // Every other room is left instead of entered, so that the film breathes.
    const zoom = place % 2 === 0 ? `1+0.1*on/${frames}` : `1.1-0.1*on/${frames}`;
    // Large before it moves: steps of one pixel would be seen otherwise.
    return `[${place}:v]scale=3840:-2,crop=3840:2160,zoompan=z='${zoom}':x='iw/2-(iw/zoom/2)':y='ih/2-(ih/zoom/2)':d=1:s=1280x720:fps=${framesPerSecond},setsar=1[s${place}]`;
  });
  const fades: string[] = [];
  let before = "[s0]";
  for (let place = 1; place < rooms; place += 1) {
    const name = place === rooms - 1 ? "[film]" : `[f${place}]`;
    const offset = place * (roomSeconds - fadeSeconds);
    fades.push(
      `${before}[s${place}]xfade=transition=fade:duration=${fadeSeconds}:offset=${offset.toFixed(2)}${name}`,
    );
    before = name;
  }
  return [...shots, ...fades].join(";");
}

/** WebVTT: a caption for each room while it is seen alone, and the closing one at the end. */
export function captionsText(rooms: readonly FilmRoom[], closing: string): string {
  const step = roomSeconds - fadeSeconds;
  const end = filmSeconds(rooms.length);
  const cues = rooms.map(({ caption }, place) => ({
    from: place * step + (place === 0 ? 0.4 : fadeSeconds),
    to: place === rooms.length - 1 ? end - 2.2 : (place + 1) * step,
    caption,
  }));
  return ["WEBVTT", ...[...cues, { from: end - 2, to: end, caption: closing }].map(cueText)]
    .join("\n\n")
    .concat("\n");
}

function cueText({ from, to, caption }: { from: number; to: number; caption: string }): string {
  return `${clock(from)} --> ${clock(to)}\n${caption}`;
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
}
