const [blank, zero] = [32, 48];

/** Of a text of numbers with a blank between two; a hundred thousand of them come from one broad word. */
export function numbersOf(text: string): Int32Array<ArrayBuffer> {
  if (text === "") return new Int32Array();
  const numbers = new Int32Array(Math.ceil(text.length / 2));
  let count = 0;
  let number = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== blank) {
      number = number * 10 + code - zero;
      continue;
    }
    numbers[count] = number;
    count += 1;
    number = 0;
  }
  numbers[count] = number;
  return numbers.subarray(0, count + 1);
}
