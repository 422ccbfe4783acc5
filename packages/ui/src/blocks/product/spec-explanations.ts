import { dictionary } from "@precise/cart-core/dictionary";
/**
 * Plain explanations of what a spec table says, by attribute code: what it is, and how to choose by it. Facts of lighting,
 * the same in every catalogue; a code without an entry explains itself.
 */
export const specExplanations: Readonly<Record<string, string>> = dictionary({
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
  input_v_min:
    "The lowest supply voltage that its LED driver accepts. From 180 V or less it copes better with a weak supply.",
  input_v_max: "The highest supply voltage that its LED driver accepts.",
  runs_on_inverter:
    "It takes the lower voltage that an inverter may give under load. How long a battery keeps it on depends on its wattage.",
  surge_kv:
    "The voltage peak that it survives, from lightning or switching on the grid. Outdoors 4 kV or more last longer.",
  power_factor:
    "How much of the current it draws does work. At 0.9 or more an inverter or generator carries more lights.",
  lamp_max_w: "The strongest LED bulb that each holder takes. A stronger one overheats it.",
  low_glare:
    "The source of the light is hidden or soft, so it does not dazzle when you look up from a sofa or desk.",
  bath_zone:
    "How near to water it may go. Zone 1 is above a bath or shower up to 2.25 m; zone 2 is within 0.6 m beside it.",
  dim_edge: "How a dimmer must cut the supply. Most LED lights and bulbs need a trailing-edge dimmer.",
  dim_min_w: "All lights on the dimmer together need at least this, or they may flicker or glow when off.",
  dim_max_led_w: "The most that all LED lights on one dimmer may use together.",
  driver_kind:
    "Constant voltage feeds LED strip; constant current feeds lights that state milliamperes. They do not replace each other.",
  driver_max_w: "The most that everything on it may use together. Load it to four fifths for a long life.",
  track_system: "Spots fit only the track of their own system.",
  drop_max:
    "From the ceiling to its lowest point. Above a table leave 70 to 85 cm, over a way 2.1 m to the floor.",
  cut_out: "The width of the hole in the ceiling.",
  gangs: "How many switches or sockets share one plate.",
  amp_rating:
    "The most current it can carry. 10 AX is for lights, 13 A for ordinary sockets, 20 A for water heaters and air conditioners.",
});
