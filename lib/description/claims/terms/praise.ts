import type { TermRow } from "../claim.ts";

/** What nobody could have entered: superlatives, schools, safety. */
export const PRAISE: readonly TermRow[] = [
  {
    kind: "praise",
    phrases: `
      one of the * (home|house|lot|unit|condo|place|street|block|view|yard|kitchen|room|building)[s],
      one of the * (propert(y|ies)|balcon(y|ies))
    `,
    except: `
      one of the (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|#|bed|bath|full|half|
        other|attached|detached) *
    `,
  },
  {
    kind: "praise",
    phrases: `
      [the] <nicest> [*] (house|home|condo|place|property|lot|street|block|neighborhood|building|unit)[s],
      [the] <nicest> * (in|on) [the|this|our|all of]* (county|town|city|block|street|neighborhood|area|state|
        building|market|country|valley|subdivision|side)
    `,
    except: "[the] <nicest> (part|thing|surprise|touch|feature|way) [*]",
  },
  {
    kind: "praise",
    phrases: `
      [its|the|your|property|home|resale|land]* (value|price|investment|equity)[s] <will> [only|easily|surely|
        likely|soon|also]* <grow>,
      (double|triple|grow) your (money|investment|equity), (hold|keep)[s|ing] its value,
      (sure|bound|certain|guaranteed|likely|set) to (double|triple|appreciate|go up|rise in value|gain value)
    `,
  },
  { kind: "praise", phrases: "school[s], school district, elementary, kindergarten, daycare" },
  {
    kind: "praise",
    phrases: `
      low crime, crime [free|rate[s]], secure (neighborhood|area|community), security patrol,
      neighborhood watch, peace of mind
    `,
  },
  {
    kind: "praise",
    phrases: "[very|extremely] safe[ty|st|r]",
    notBefore: "deposit, bet, to say, choice*",
  },
  {
    kind: "praise",
    phrases: `
      [the|one of the|its|very] (best|finest|greatest|largest|biggest|top rated|
        top ranked|highest rated|number one|most (desirable|sought after|beautiful|
        popular|exclusive|prestigious)|award winning|a rated|a+ rated|blue ribbon|
        world class|unmatched|unbeatable|one of a kind) [*] [*]
    `,
    except:
      "best (playlist|part|thing|kind|sort|way|of all|of both|friend|friends|seat|days|years|memories|naps|sleep|when|if|with|before|after|left|used|known|enjoyed|served|worn|kept|bet|foot|dressed)[s]",
  },
];
