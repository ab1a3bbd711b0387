import { option, type TermRow } from "../claim.ts";

/** Grounds, views, neighbors and what is near. */
export const SURROUNDINGS: readonly TermRow[] = [
  {
    phrases: "[tool|garden|storage] shed[s]",
    notBefore: "snow, water, rain, leaves, light, heat, its, a tear",
  },
  {
    supportedBy: option("outdoorFeatures", "Garden", "Greenhouse", "Balcony/patio", "Porch"),
    isUse: true,
    phrases: `
      flower[s], geranium[s], marigold[s], petunia[s], zinnia[s], dahlia[s], daffodil[s], pans(y|ies),
      peon(y|ies), begonia[s], basil, rosemary, seedling[s], sunflower[s], dais(y|ies), peppers, lettuce
    `,
  },
  {
    isUse: true,
    phrases: "hiking, mountain biking, skiing",
    notAfter: "day of, day, after, from, weekend of, love, a little",
  },
  {
    supportedBy: option("outdoorFeatures", "Waterfront"),
    phrases: "ocean, lake[s], river[s]",
  },
  {
    isUse: true,
    phrases: "gym",
  },
  {
    phrases: `
      trampoline[s], hammock[s], waterfall[s], koi, trout, stocked [with], putting green,
      bocce, zip[ ]line, raised bed[s], rain barrel[s], xeriscap*, [artificial] turf,
      circular drive[way], rv gate, boat[ ](lift|house|ramp)[s], seawall, pier, mooring,
      horse[s], corral, arena, chickens, greenbelt, side[ ]walk[s], street[ ]light[s],
      bike lane[s], sunset[s], sunrise[s], wildlife, deer, block part(y|ies),
      commut(e|er|ing)
    `,
  },
  {
    phrases: "alley",
    notBefore: "cat[s]",
  },
  {
    phrases: "overlook[s|ing], vista[s], panorama",
  },
  {
    phrases: "view[s] [of ...]",
    notAfter: "to, can, and, by, please, in",
    notBefore: `
      it, the (home|house|property|unit|condo|lot|land), this, by, today, anytime, in person
    `,
  },
  {
    name: "any-view",
    phrases: "* view[s] [of ...]",
    except: "(to|by|please|a|first|can|and|in) view[s]",
    notBefore: `
      it, the (home|house|property|unit|condo|lot|land), this, by, today, anytime, in person
    `,
  },
  {
    phrases: `
      cul de sac, corner lot, dead end, tree lined, wooded, mature (trees|landscaping),
      (fruit|shade|oak|palm|apple) tree[s], professionally landscaped, landscap(ed|ing),
      level lot, flat lot, sloping, cleared lot, buildable, pasture, creek, stream, orchard,
      vineyard
    `,
  },
  {
    phrases: `
      (heated|in[ ]ground|above ground|salt[ ]water|indoor|community|private|lap|olympic|
        infinity|lighted) [*] pool[s],
      pool[s] [is|are] (heated|salt[ ]water|solar heated) [...],
      (covered|screened [in]|wrap[ ]around|enclosed|glassed in|heated) [*] (porch[es]|
        deck|patio), screened [in], wrap[ ]around, roof[ ][top ](deck[s]|terrace[s]),
      outdoor kitchen, private dock[s],
      (room[s]|space|flat|studio|apartment|loft) (over|above) the garage, carriage house,
      ramada, (separate|own|side|rear|outside) entrance[s], kitchenette[s],
      (second|summer|full second) kitchen
    `,
  },
  {
    phrases: `
      barn[s], stable[s], gazebo, pergola, fire[ ]pit[s],
      fountain, tree[ ]house, play[ ]ground[s], play[ ]set, swing set, cabana, pool house,
      casita[s], guest[ ]house, boathouse, outbuilding[s], chicken coop, back[ ]yard [oasis]
    `,
  },
  {
    phrases: `
      [raised] garden beds, compost (bin|pile),
      (invisible|electric|dog|[wrought] iron|vinyl|chain link|split rail|wood[en]|privacy|
        picket|block|brick|stone) [*] fenc(e|ing),
      (motion|flood|string|garden|outdoor|exterior|security) light[s], camera[s],
      (artificial|synthetic) (grass|turf|lawn), [*] trees, shrub[s], hedge[s], bushes,
      hydrangea[s], azalea[s], rose[ ]bushes, meadow[s],
      [gently] rolling (hill[s]|land|terrain|lawn), cross fenced,
      see the (water|ocean|lake|river|mountain[s]|city|bay|skyline)
    `,
  },
  {
    phrases: `
      club[ ]house[s], fitness (center|room), golf (course|club|community|cart*|view*), community center, rooftop,
      bike (room|storage), dog (park|run), pet (friendly|washing),
      on site (management|laundry|manager), trash service, snow removal
    `,
  },
  {
    phrases: `
      (patio|porch|deck|balcony|terrace|lanai|entry|yard|lot|garden|driveway)[s] (is|are)
        (covered|screened|glassed|tiled|walled|furnished|heated|shaded|enclosed|private|level|flat|huge|large|paved|new|sunny),
      (community|communal|common|shared) (kitchen|lounge|room|garden|pool|laundry|terrace|grill[s]|
        deck|patio|dock|workshop|office|space)
    `,
  },
  {
    phrases: `
      (separate|drip|canal|smart) irrigation, next door, across the (street|road|way), (up|down) the (street|block|road|lane),
      (lady|man|woman|couple|family|folks|people|guy) (next door|across the street|on the corner),
      neighbor[s] (on|to|at|behind|above|below|upstairs|downstairs) *,
      neighbors (is|are|keep|look|help|wave|know|have) *,
      (friendly|good|great|nice|quiet|kind|close|helpful|wonderful|long[ ]time) neighbors
    `,
  },
  {
    phrases: `
      (thick|deep|insulated|solid|plaster|textured) [*] walls, secluded, tranquil, serene, private (yard|setting|lot|road|entrance|drive), privacy,
      noise free
    `,
  },
  {
    phrases: "quiet, peaceful",
    notAfter: "as",
    notBefore: `
      (evening|morning|dinner|night|day|moment|afternoon|weekend|one|reading|talk|word|
        hour|read|corner|cup|drink|conversation|confidence|pride|charm|elegance|dignity|joy|satisfaction|kind|
        presence|mind|pleasure|time|sort|life)[s], enough
    `,
  },
  {
    phrases: `
      (sought after|desirable|popular|vibrant|growing|thriving|trendy|historic|coveted|
        friendly|walkable|established|up and coming|safe|safest|nice|great|charming|prime|
        hot) [*] (neighborhood[s]|area[s]|communit(y|ies)|location[s]|district[s]|
        street[s]|part of town|suburb[s]), walk[ ]score, walkab(le|ility),
      central[ly] located, convenient location, conveniently located, prime location,
      great location
    `,
  },
  {
    phrases: `
      downtown, shopping, shops, stores, mall[s], restaurant[s], baker(y|ies),
      (wine|juice|sports|neighborhood|corner|rooftop) bar[s], pub[s], brewer(y|ies),
      bookstore[s], deli[s], pharmac(y|ies), diner[s], food hall, cafe[s], coffee shop[s],
      night[ ]life, entertainment,
      (hiking|walking|biking|bike|running|jogging) (trail[s]|path[s]), trail[s], beach[es],
      mountain[s], hospital[s], university, college, campus,
      airport, highway[s], freeway[s], interstate, grocery store[s], grocer[s],
      supermarket[s], farmers' market[s], museum[s], marina, ski (resort|slope[s]|hill),
      forest, national park
    `,
    notBefore: "towel[s], chair[s], bag[s], toy[s], gear",
  },
  {
    phrases: "park[s]",
    notAfter: "to, can, could, you, we, they, who, may, guests, tenants, visitors, owners",
    notBefore: `
      the, your, a, an, in, on, up, it, here, at, off, along, out, behind, beside, inside,
      outside, under, there, right, easily, freely, one, two, three, four, five, six, #,
      car[s], anywhere
    `,
  },
];
