import { refusalOf, type Rule, rule } from "./rule.ts";

const FOR =
  "(?:just )?(?:perfect|ideal|great|best|suited|well suited|suitable|wonderful|good|made|designed|excellent|fantastic|right) for";
const GROUP_LEAD = `(?:${FOR} )?(?:(?!(?:or|and) )(?:(?:a|an|any|the|all|young|growing|large|big|your|busy|active|retired|or|and) ){1,6})?`;

const familial = rule("familial status", "violation");
const maybeFamilial = rule("familial status", "caution");
const sex = rule("sex", "violation");
const maybeSex = rule("sex", "caution");
const income = rule("source of income", "violation");

const BANS_CHILDREN = "The law protects households with children; a home can't be closed to them.";
const PREFERS_HOUSEHOLD = "Naming the household that you want shuts others out.";
const STEERS_FAMILIES = "Say what the home has and let every reader decide whom it suits.";
const AGE_GROUP =
  "Naming an age group can shut out households with children; only a community that qualifies by law may be called 55+.";

/** Who lives with whom: familial status, age, sex, and source of income. */
export const PEOPLE_RULES: readonly Rule[] = [
  // Familial status and age
  familial(
    `${refusalOf("(?:(?:small|young|little) )?(?:children|kids|child|toddlers|babies|infants|teen(?:ager)?s|little ones|famil(?:y|ies)(?: with (?:small |young )?(?:children|kids|little ones))?)(?!')")}(?: (?:in|on|at|near|by)[^.,;!?]*)?`,
    BANS_CHILDREN,
  ),
  familial(
    "(?:not |un ?)(?:suited|suitable|ideal|appropriate|recommended|meant|a good fit|right|safe) for (?:(?:small|young|any) )?(?:children|kids|babies|toddlers|families)",
    BANS_CHILDREN,
  ),
  familial("(?:adults?|grown ups) (?:only|preferred)|(?:no one|nobody) under 18", BANS_CHILDREN),
  familial(
    "(?<!active[\\s-]+)(?:adult|childless|child free) (communit(?:y|ies)|building|complex|living)",
    BANS_CHILDREN,
    "$1",
  ),
  familial(
    "(?:singles?|single (?:person|people|adults?|m[ae]n|wom[ae]n|gentleman)|couples?|one person|childless couples?) only|(?:singles?|couples?|single (?:person|people)) preferred",
    PREFERS_HOUSEHOLD,
  ),
  familial(
    `${GROUP_LEAD}mature (?:adults?|couples?|persons?|people|tenants?|individuals?)(?: only| preferred)?`,
    PREFERS_HOUSEHOLD,
  ),
  familial(`${GROUP_LEAD}empty nesters?`, PREFERS_HOUSEHOLD),
  maybeFamilial(
    `${FOR} (?:(?:a|an|any|the|all|young|growing|large|big|your|busy|active|multigenerational) ){0,6}(?:famil(?:y|ies)|kids|children|couples?|singles|parents|newlyweds|bachelors?)(?! (?:room|gathering|dinner|meal))`,
    STEERS_FAMILIES,
  ),
  maybeFamilial("(?:family|kid|kids|child|children) (?:friendly|oriented)", STEERS_FAMILIES),
  maybeFamilial("family (neighborhood|community|area)", STEERS_FAMILIES, "$1"),
  maybeFamilial(
    "(?:the |your )?(?:kids|children|little ones) (?:will|would|are sure to) (?:love|enjoy|adore)(?: (?:it|this|the)(?: here)?)?",
    STEERS_FAMILIES,
  ),
  maybeFamilial(
    "bring (?:the |your |all the )?(?:(?:whole|entire) )?(?:kids|children|family|grandkids|grandchildren)",
    STEERS_FAMILIES,
  ),
  maybeFamilial(
    "(?<!(?:plant|garden|tree|retail|local|wholesale|from (?:a|the)) )nurser(?:y|ies)(?! (?:beds?|stock|plants?|school|down|rows?|trees?))",
    "A nursery names the household that the room is for.",
    "bonus room",
  ),
  maybeFamilial(
    "(?:kids?|child(?:ren)?|boys?|girls?)(?:['’]s?)? (?:bed)?rooms?",
    "A children's room names the household that the room is for.",
    "bonus room",
  ),
  maybeFamilial(`${GROUP_LEAD}newly ?weds?(?: couples?)?`, PREFERS_HOUSEHOLD),
  maybeFamilial(`${GROUP_LEAD}young (?:professionals?|couples?|families)`, PREFERS_HOUSEHOLD),
  maybeFamilial(
    `${GROUP_LEAD}(?:retirees?|retired (?:couples?|people|persons?)|golden agers?|senior citizens?|seniors|(?:the )?elderly)(?! high)`,
    AGE_GROUP,
  ),
  maybeFamilial("(?:senior|retirement) (communit(?:y|ies)|living|housing)", AGE_GROUP, "55+ $1"),
  maybeFamilial("active adults?(?: (communit(?:y|ies)|living))?", AGE_GROUP),
  maybeFamilial(
    `${GROUP_LEAD}quiet (?:couples?|persons?|individuals?|tenants?)`,
    PREFERS_HOUSEHOLD,
  ),
  maybeFamilial(
    "(?:the |an? )?(?:good|great|best|top|top rated|excellent|outstanding|award winning|highly rated|sought after|superior|blue ribbon|a rated|fine) (?:public |local |area |elementary |middle |high |neighborhood ){0,4}schools?(?: districts?| system)?",
    "Praise of schools can steer families and needs a source; name the district and let its figures speak.",
  ),
  rule("age", "caution")(
    `${GROUP_LEAD}(?:college |university |graduate )?students?(?! (?:desk|union|center))`,
    "Naming an age group or occupation can shut others out; say what is near instead.",
  ),

  rule("age", "violation")(
    "(?:over|above|under|below) (?!(?:55|62)\\b)\\d\\d (?:only|preferred)|(?:must be|buyers?|residents?|ages?) (?:over|above|under|below) (?!(?:55|62)\\b)\\d\\d|ages? \\d\\d (?:and|or|to) (?:over|up|older|\\d\\d) (?:only|preferred)",
    "Only a community that qualifies by law may set an age, and then it is 55 or 62.",
  ),

  // Sex
  sex(
    `(?:men|women|males?|females?|ladies|gentlemen|girls|boys) (?:only|preferred)|${refusalOf("(?:men|women|males|females)")}`,
    "An ad can't prefer or shut out a sex.",
  ),
  sex(
    "(?:(?:we |i )?(?:strongly )?prefer(?:red|ably|ring)?|seeking|looking for|wanted) (?:(?:an?|one|single|quiet|mature|professional|young|older|responsible|clean) ){0,4}(?:females?|males?|m[ae]n|wom[ae]n|lady|ladies|gentlem[ae]n|girls?|guys?)(?!-|['’]| (?:caves?|made|doors?|sized))(?: (?:only|preferred))?",
    "An ad can't prefer or shut out a sex.",
  ),
  maybeSex(
    "(?:mom|mum|mother|dad|father|wife|wives|husband|hubby)s? (?:will|would|is going to|are going to) (?:love|enjoy|adore|appreciate)",
    "Say what the room has; who will enjoy it is not for the ad to guess.",
  ),
  maybeSex(
    "bachelor(?:['’]s|ette)? pads?",
    "The term names the sex of who should live there.",
    "home",
  ),
  maybeSex("man ?caves?", "The term names the sex of who the room is for.", "rec room"),
  maybeSex(
    "(?:she|woman|lady) (?:shed|cave)",
    "The term names the sex of who the room is for.",
    "hobby room",
  ),

  // Source of income
  income(
    `${refusalOf("(?:section (?:8|eight)|(?:housing |rent(?:al)? )?vouchers?|hcv|housing assistance|public assistance|welfare|government assistance|dss)(?: (?:tenants?|renters?|vouchers?|holders?))?")}`,
    "Many states forbid turning away people by where their income comes from.",
  ),
];
