import type { LightLayers } from "./light-layers.ts";
import { fragmentShader, vertexShader } from "./light-shader.ts";
import type { Rgb } from "./tint.ts";

/** Draws a room's light on a canvas. */
export interface LightRenderer {
  /** @param weights of daylight and fittings, see `layerWeights` */
  draw(weights: readonly Rgb[]): void;
  /** Gives the graphics memory back. */
  dispose(): void;
}

/** This browser cannot draw light: the picture stays. */
export class NoGraphics extends Error {
  override readonly name = "NoGraphics";
}

/**
 * Fetches the layers and readies a canvas for them.
 * @throws NoGraphics without WebGL 2; TypeError when a layer cannot be fetched; AbortError
 */
export async function createLightRenderer(
  canvas: HTMLCanvasElement,
  layers: LightLayers,
  signal: AbortSignal,
): Promise<LightRenderer> {
  const gl = canvas.getContext("webgl2", { alpha: false, antialias: false, depth: false, stencil: false });
  if (gl === null) throw new NoGraphics("no WebGL 2");
  const sources = [layers.daylight, ...layers.fittings].map(({ src }) => src);
  const pictures = await Promise.all(sources.map((src) => fetchLayer(src, signal)));
  const program = linkedProgram(gl, pictures.length);
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name.
  gl.useProgram(program);
  const textures = pictures.map((picture, unit) => {
    const texture = uploadLayer(gl, picture, unit);
    gl.uniform1i(gl.getUniformLocation(program, `layer${unit}`), unit);
    picture.close();
    return texture;
  });
  gl.uniform1f(gl.getUniformLocation(program, "exposure"), layers.exposure);
  const weightsPlace = gl.getUniformLocation(program, "weights");
  return {
    draw(weights) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform3fv(weightsPlace, weights.flat());
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      for (const texture of textures) gl.deleteTexture(texture);
      gl.deleteProgram(program);
    },
  };
}

async function fetchLayer(src: string, signal: AbortSignal): Promise<ImageBitmap> {
  const answer = await fetch(src, { signal });
  if (!answer.ok) throw new TypeError(`a layer of the light answered ${answer.status}`);
  return createImageBitmap(await answer.blob(), {
    colorSpaceConversion: "none",
    premultiplyAlpha: "none",
  });
}

/** As an sRGB texture, so that it is decoded before it is filtered. */
function uploadLayer(gl: WebGL2RenderingContext, picture: ImageBitmap, unit: number): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  return texture;
}

function linkedProgram(gl: WebGL2RenderingContext, layers: number): WebGLProgram {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader(layers)],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) throw new NoGraphics("the graphics context was lost");
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new NoGraphics(gl.getProgramInfoLog(program) ?? "the light's program could not be made");
  }
  return program;
}
