/** Covers the picture with one triangle. */
export const vertexShader = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  place = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/**
 * Adds the layers in linear light and shows the sum as the room's picture does. Textures decode sRGB by themselves.
 * @source apps/shop/src/features/room-ideas/layers/README.md "Formula"
 */
export function fragmentShader(layers: number): string {
  const numbers = Array.from({ length: layers }, (_, index) => index);
  return `#version 300 es
precision highp float;
in vec2 place;
out vec4 colour;
uniform float exposure;
uniform vec3 weights[${layers}];
${numbers.map((number) => `uniform sampler2D layer${number};`).join("\n")}

vec3 tone(vec3 light) {
  float luminance = dot(light, vec3(0.2126, 0.7152, 0.0722));
  vec3 v = mix(light, vec3(luminance), clamp((luminance - 2.5) / 14.0, 0.0, 0.5));
  vec3 bright = 0.56 + 0.44 * (1.0 - exp(-(v - 0.56) / 0.44));
  return mix(bright, v, vec3(lessThan(v, vec3(0.56))));
}

vec3 srgb(vec3 v) {
  vec3 high = 1.055 * pow(max(v, vec3(0.0)), vec3(1.0 / 2.4)) - 0.055;
  return mix(high, 12.92 * v, vec3(lessThanEqual(v, vec3(0.0031308))));
}

void main() {
  vec3 light = vec3(0.0);
${numbers.map((number) => `  light += weights[${number}] * texture(layer${number}, place).rgb;`).join("\n")}
  // Hides steps in dark walls.
  float noise = fract(sin(dot(gl_FragCoord.xy, vec2(12.9898, 78.233))) * 43758.5453) - 0.5;
  colour = vec4(clamp(srgb(tone(exposure * light)) + noise / 255.0, 0.0, 1.0), 1.0);
}`;
}
