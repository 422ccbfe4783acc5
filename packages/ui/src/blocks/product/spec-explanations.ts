/**
 * Plain explanations of what a spec table says, by attribute code: what it is, and how to choose by it. Facts of lighting,
 * the same in every catalogue; a code without an entry explains itself.
 */
export const specExplanations: Readonly<Record<string, string>> = {
  luminous_flux:
    "How much light it gives. As a first guess, allow 150 lm for each square metre of a living room or bedroom, and 300 lm in a kitchen or office.",
  colour_temperature:
    "How warm the light looks. 2700 to 3000 K is warm, for living and sleeping; 4000 K is neutral, for kitchens, offices and bathrooms; 6500 K is cool daylight, for workshops and outdoors.",
  cri: "How true colours look in this light, out of 100. 80 is good at home; 90 or more flatters skin, food and fabrics.",
  ip_rating:
    "How well it is sealed: the first digit is dust, the second water. IP20 is for dry rooms, IP44 for splashes in bathrooms and under a roof, IP65 and above for rain and hosing.",
  dimmable:
    "Whether you can dim it. LED needs a trailing-edge dimmer, within the dimmer's minimum and maximum load. Where bulbs are not included, choose dimmable ones.",
  beam_angle:
    "How wide the light spreads. Up to 40° is a spot for a picture or a table; 90° or more lights a room.",
  lamp_included:
    "Whether you need to buy bulbs as well. Built in means the LED is part of the light and you cannot change it.",
  lamp_base:
    "The bulb fitting: E27 is the large screw, E14 the small one, B22 the bayonet, GU10 the twisted spot. A built-in LED needs no bulb.",
  wattage: "The power it uses. Where bulbs are not included: the most that all of them together may use.",
  voltage: "Nigerian mains are 230 V at 50 Hz. Anything else needs its own LED driver, charger or battery.",
  input_range:
    "The supply voltage its LED driver accepts. A wider range copes better with low or uneven supply.",
  gangs: "How many switches or sockets share one plate.",
  amp_rating:
    "The most current it can carry. 10 AX is for lights, 13 A for ordinary sockets, 20 A for water heaters and air conditioners.",
};
