import { option, type TermRow } from "../claim.ts";

export const FITTINGS: readonly TermRow[] = [
  {
    phrases: `
      (impact|stained|leaded|art|etched|frosted|tinted|floor to ceiling|wall to wall) [*]
        (glass|window[s]|door[s]|slider[s]), slider[s]
    `,
  },
  { phrases: "[* burning|gas|stone|brick] fire[ ]place[s], hearth[s], fireside[s], wood burning" },
  {
    phrases: `
      (recessed|track|accent|pendant|under cabinet|landscape|mood|designer|updated|
        modern) light(s|ing), chandelier[s], can lights
    `,
  },
  { phrases: "[*] counter[ ]top[s], waterfall (counter[s]|edge), back[ ]splash[es], soft close" },
  {
    phrases: `
      bosch, viking, sub zero, wolf, miele, samsung, kitchenaid, thermador,
      whirlpool appliances, kohler, andersen, pella
    `,
  },
  {
    phrases: `
      (oak|maple|walnut|cherry|hickory|bamboo|cork|teak|saltillo|terrazzo|terracotta|
        brazilian *|wide plank) floor[s|ing|board[s]], saltillo, terrazzo,
      (ceramic|porcelain|mosaic|encaustic) tile[s], (polished|heated|stamped) concrete,
      granite, quartz, marble, butcher block, corian, travertine, soapstone
    `,
  },
  { phrases: "stainless [steel] [appliances]" },
  { phrases: "[kitchen|center|large] island[s], breakfast bar, pantry, pantries, butler's pantry" },
  {
    phrases: `
      crown molding, wainscot[ing], coffered ceiling[s], tray ceiling[s],
      [wood[en]|exposed|ceiling|timber] beams, exposed *, shiplap, built ins,
      built in (shelv*|bookcase[s]|cabinet[s]), bookshelves
    `,
  },
  {
    phrases: `
      (gourmet|chef's|designer|custom|galley|open) kitchen,
      custom (cabinet[s]|cabinetry|closet[s]|built|home)
    `,
  },
  {
    phrases: `
      french door[s], bay window[s], picture window[s], floor to ceiling window[s],
      (large|big|oversized|new|replacement|huge) window[s], wall[s] of (glass|windows),
      stained glass, sliding door[s], pocket door[s]
    `,
  },
  {
    phrases: `
      (walk in|rain|glass|steam|outdoor|outside|tiled) shower[s], soaking tub,
      claw[ ]foot tub, garden tub, double (vanity|vanities|sink[s]),
      dual (vanity|vanities|sink[s]), jack and jill, bidet
    `,
  },
  {
    phrases: `
      solar (panel[s]|power|array), ev charg(er|ing), electric vehicle, tesla, generator[s],
      tankless, water heater, smart (home|thermostat[s]|lock[s]), nest thermostat,
      [water] (softener[s]|filtration|filter[s]), reverse osmosis, window unit[s],
      mini split[s], triple pane[d] [window[s]], central vac[uum], fiber (internet|optic),
      high speed internet, wi[ ]fi, surround sound, whole (house|home) (audio|music|sound|generator|fan)
    `,
  },
  {
    phrases:
      "energy efficient, energy star, low utility, leed, green home, net zero, well insulated",
  },
  {
    phrases: `
      gas (cooking|stub|grill), cook with gas, gas line (for|to) ..., professionally *,
      never (flooded|leaked|smoked|rented), dry basement,
      (double|wall|gas|electric|convection) (oven[s]|range[s]|cook[ ]top[s]|stove[s]),
      pot filler, warming drawer[s], beverage (center|fridge), coffee bar, ice[ ]maker[s],
      (farmhouse|apron|farm) sink[s], (vent|range) hood[s], induction, pull out[s],
      lazy susan, subway tile, heated towel, linen[s], laundry chute[s], dumbwaiter,
      trash chute
    `,
  },
  {
    phrases: `
      whole house (fan|generator|filter), humidifier[s], radon, sump pump[s], spray foam,
      insulation, copper (pipe[s]|plumbing), (#|hundred) amp[s], electrical panel,
      breaker panel, plumbing, boiler[s], storm shelter, bunker, sprinklered, epoxy,
      wainscoting
    `,
  },
  {
    phrases: `
      awning[s], [plantation] shutter[s], blinds, window treatment[s], curtain[s], drapes,
      wallpaper, beadboard, tin ceiling[s], beamed ceiling[s], transom[s],
      (original|period|vintage) (woodwork|detail[s]|millwork|trim|molding[s]|hardware|
        feature[s]|character), millwork, [spiral|grand|floating] stair[ ]case[s], dormer[s],
      turret[s], cupola, breezeway, courtyard[s], porte cochere, portico, columns
    `,
  },
  {
    phrases: `
      (coin|shared|common|own|on site) laundry, laundry in (each|every) [...],
      (hoa|dues|fee[s]|association) (cover[s]|include[s]|pay[s]) [...]
    `,
  },
  {
    phrases:
      "(owned|leased|rooftop|paid off) solar, luxury (vinyl|finishes|bath*|kitchen*|building), polished (brass|nickel|chrome|stone|marble)",
  },
  { supportedBy: option("cooling", "Solar"), phrases: "solar", notBefore: "cooling*, air*" },
];
