import type { ProtectedClass } from "../rule.ts";

/**
 * How a word names a group: `people` and one `member` of it are named by it alone ("kids", "a
 * Muslim"), a `trait` needs people or a place beside it ("a Jewish family"), and so does a `color`,
 * which things have as well.
 */
export type GroupKind = "people" | "member" | "trait" | "color";

export interface Group {
  kind: GroupKind;
  protectedClass: ProtectedClass;
}

interface GroupWords {
  protectedClass: ProtectedClass;
  /** Nouns, each with its plural: "muslim" is "muslim" and "muslims". */
  members?: string;
  /** Nouns as they stand, of several words where hyphens or spaces part them by "_". */
  people?: string;
  traits?: string;
}

// Nationalities that take an "s" in the plural, and those that don't.
const MEMBERS_OF_NATIONS = `
  afghan african albanian algerian american andorran angolan arab argentinian armenian asian
  australian austrian azerbaijani bahamian bahraini bangladeshi barbadian basque belarusian belgian
  belizean bolivian bosnian brazilian bulgarian burundian californian cambodian cameroonian canadian
  catalan chadian chilean colombian congolian croat croatian cuban cypriot czech dominican
  ecuadorian egyptian eritrean estonian ethiopian european fijian filipino filipina gambian
  georgian german ghanaian greek grenadian guatemalan guinean guyanese haitian hawaiian honduran
  hungarian icelander indian indonesian iranian iraqi israeli italian ivorian jamaican jordanian
  kazakh kenyan korean kurd kuwaiti kyrgyz laotian latvian liberian libyan lithuanian macedonian
  malawian malaysian malian maltese mauritanian mexican moldovan mongolian montenegrin moroccan
  mozambican namibian nepali nicaraguan nigerian norwegian omani pakistani palestinian panamanian
  paraguayan persian peruvian puerto_rican qatari romani romanian russian rwandan salvadoran
  samoan saudi serb serbian sicilian singaporean slav slovak slovene slovenian somali spaniard
  sri_lankan sudanese swede syrian tajik tanzanian thai tibetan tongan trinidadian tunisian turk
  turkmen ugandan ukrainian uruguayan uzbek venezuelan yemeni yugoslav zambian zimbabwean gringo
  easterner westerner
`;
const NATIONS = `
  british chinese congolese danish dutch english finnish french guyanese hmong icelandic irish
  japanese lebanese maltese nepalese polish portuguese scottish senegalese slavic spanish sudanese
  swedish swiss taiwanese turkish vietnamese welsh burmese balkan nordic scandinavian caribbean
  middle_eastern south_asian east_asian southeast_asian central_american south_american
  eastern_european western_european north_african west_african anglo_saxon foreign overseas
  american_born us_born foreign_born native_born
`;

/** Every word that names people by what the law protects. */
const GROUP_WORDS: readonly GroupWords[] = [
  {
    protectedClass: "race or color",
    members: `
      african_american afro_american black_american asian_american black caucasian hispanic latino
      latina latinx chicano mestizo mulatto oriental minority negro anglo native_american
      american_indian aborigine eskimo gypsy thug hoodlum redskin darky nigger spic gringo wetback beaner chink gook kike raghead
      towelhead undesirable outsider lowlife
    `,
    people: `
      whites blacks minorities people_of_color persons_of_color families_of_color riffraff riff_raff
      wrong_element wrong_crowd bad_element rough_element inner_city_types urban_types
      project_people ghetto_people those_people gypsies negroes mulattoes coloreds rabble
      lower_orders hoi_polloi foreign_element lower_element
    `,
    traits: `
      white brown yellow colored racial ethnic indigenous biracial multiracial mixed_race interracial
      nonwhite non_white aryan aboriginal light_skinned dark_skinned fair_skinned urban ghetto wasp latin latinate half_breed inner_city
    `,
  },
  {
    protectedClass: "religion",
    members: `
      adventist agnostic anglican atheist baha'i bahai baptist believer unbeliever holy_roller bible_thumper jesus_freak nonbeliever
      buddhist calvinist catholic christian churchgoer coptic episcopalian evangelical
      fundamentalist gentile heathen hindu infidel jehovah's_witness jehovah_witness jew
      lutheran mennonite methodist mormon moslem muslim nazarene pagan pentecostal presbyterian
      protestant puritan quaker rastafarian scientologist papist headscarf minaret prayer_call hijab turban hebrew israelite mohammedan shia sikh sunni unitarian wiccan
      zoroastrian hasid parishioner cultist
    `,
    people: `
      headscarves saints_of_god church_people churchfolk born_agains people_of_faith persons_of_faith same_faith
      our_faith same_religion jewish_faith christian_faith catholic_faith muslim_faith hindu_faith
      our_religion same_beliefs our_church
    `,
    traits: `
      amish apostolic bible_believing born_again church_going churchgoing devout evangelical
      godly god_fearing hasidic haredi islamic jewish judeo_christian kosher lds messianic observant
      orthodox pious practicing reformed religious roman_catholic sabbath_observant
      sabbath_observing secular shinto spirit_filled taoist non_christian non_jewish non_muslim
      non_catholic non_religious nonreligious faith_based
    `,
  },
  {
    protectedClass: "national origin",
    members: `
      ${MEMBERS_OF_NATIONS} alien chinaman arab asylum_seeker foreigner immigrant migrant noncitizen
      non_citizen refugee citizen permanent_resident green_card_holder visa_holder expat illegal
      illegal_alien illegal_immigrant undocumented_worker migrant_worker
    `,
    people: `
      english_speaker english_speakers spanish_speaker spanish_speakers non_english_speakers
      native_speakers native_speaker u_s_citizens us_citizens daca_recipients h1b_holders
      the_chinese the_irish the_vietnamese the_japanese the_polish accents
      first_generation_americans other_country other_countries another_country foreign_countries abroad foreign_nationals
      foreign_national foreign_languages
    `,
    traits: `
      ${NATIONS} undocumented unnaturalized naturalized newly_arrived english_speaking
      spanish_speaking non_english_speaking
    `,
  },
  {
    protectedClass: "familial status",
    members: `
      baby child_under_18 infant kid kiddo minor newborn teen teenager toddler tot youngster
      grandkid schoolkid stroller preschooler kindergartner adolescent juvenile rugrat single
      bachelor bachelorette newlywed divorcee widow widower unwed_mother single_mother single_father
      single_parent single_mom single_dad empty_nester foster_child roommate foster_parent
      pregnant_woman expectant_mother dink breeder munchkin ankle_biter youngin rug_rat baby_mama bride groom
    `,
    people: `
      babies child children childs grandchildren dependents little_ones little_feet small_fry stepchildren
      schoolchildren offspring foster_children foster_kids families couples pregnant_women
      large_families big_families moms_to_be expecting_mothers single_person single_people
      one_person brats
    `,
    traits: `
      childless child_free childfree kid_free kidless unmarried married divorced widowed cohabiting
      pregnant expecting single unwed unattached dual_income two_income one_child custodial
      breastfeeding nursing
    `,
  },
  {
    protectedClass: "age",
    members: `
      adult boomer baby_boomer centenarian codger elder geezer oldie fogey grandma grandpa granny gramps geriatric golden_ager grandparent
      grown_up grownup millennial octogenarian old_timer pensioner retiree senior senior_citizen
      septuagenarian student thirty_something twenty_something undergraduate undergrad zoomer
    `,
    people:
      "the_elderly gen_x gen_z gen_xers gen_zers older_folks the_aged old_people young_people",
    traits: `
      aging aged college_age college_aged elderly geriatric mature middle_aged older over_40
      retired retirement_age school_age school_aged senior teenage under_30 young younger youthful
      old active_adult
    `,
  },
  {
    protectedClass: "disability",
    members: `
      amputee cane caregiver cripple crazy gimp junkie druggie crackhead lunatic psycho nutjob diabetic epileptic handicap invalid paraplegic quadriplegic
      schizophrenic service_animal service_dog assistance_animal assistance_dog guide_dog hearing_dog
      support_animal support_dog therapy_animal therapy_dog wheelchair walker crutch
      wheelchair_user walker_user addict drug_addict recovering_addict alcoholic
      recovering_alcoholic mental_patient psychiatric_patient group_home halfway_house sober_home
      rehab_patient home_health_aide health_aide live_in_aide mobility_scooter oxygen_tank scooter
    `,
    people: `
      crutches handicapped disabled disability disabilities the_disabled the_handicapped the_blind
      the_deaf the_infirm the_mentally_ill mental_illness mental_illnesses mental_problems
      mental_health_issues mental_health_problems mental_health_conditions sober_living autism
      down_syndrome hiv aids cerebral_palsy dementia alzheimer's epilepsy canes special_needs
      mobility_devices mobility_device mobility_equipment motorized_chairs power_chairs
      electric_wheelchairs medical_equipment medical_devices prosthetics emotional_support
      mobility_issues mobility_problems mobility_aids mobility_impairments health_issues
      health_problems emotional_support_animals emotional_support_pets emotional_support_animal good_health poor_health esas esa chronic_illness
      disabling_conditions walking_difficulties bad_knees bad_hips
    `,
    traits: `
      able_bodied ambulatory autistic bedridden bipolar blind crippled deaf depressed disabled
      frail handicapped hard_of_hearing hearing_impaired hiv_positive impaired infirm lame
      learning_disabled mentally_disabled mentally_ill mentally_sound mobility_impaired
      non_disabled nonambulatory physically_challenged physically_disabled physically_fit sickly
      special_needs unhealthy visually_impaired wheelchair_bound wheelchair_using healthy fit
      neurotypical sober sane
    `,
  },
  {
    protectedClass: "source of income",
    members: `
      voucher voucher_holder housing_voucher rental_voucher subsidy rent_subsidy housing_subsidy
      welfare_recipient benefit_recipient section_8_tenant section_8_holder freeloader moocher leech welfare_queen sugar_baby
      welfare_check disability_check government_check social_security_check third_party_payment
    `,
    people: `
      section_8 section_eight sec_8 section_8s hcv hud vash welfare ssi ssdi tanf afdc snap ebt
      food_stamps public_assistance government_assistance rental_assistance rent_assistance
      housing_assistance housing_choice_vouchers housing_programs assistance_programs
      assistance_program housing_program rental_programs subsidized_housing government_programs
      government_money government_subsidies city_programs county_programs child_support alimony
      unemployment public_aid disability_income disability_payments disability_benefits
      social_security unemployment_benefits government_benefits housing_authority fixed_income
      cash_assistance low_income welfare_families general_relief government_aid rapid_rehousing
      wage_earners earned_income
    `,
    traits: `
      subsidized low_income low_wage working_class blue_collar unemployed jobless employed
      gainfully_employed working white_collar section_8 fixed_income voucher_holding wage_earning
    `,
  },
  {
    protectedClass: "sex",
    members: `
      female male gay lesbian homosexual heterosexual transsexual transgender transvestite
      bisexual queer lady gentleman guy gal girl boy dude bro bruh chick dykes sis sista hubby wifey karen faggot
      tranny lesbo
    `,
    people: `
      men women man woman wives husbands girlfriends boyfriends ladies gentlemen lgbt lgbtq lgbtqia opposite_sex same_sex_couples
      alternative_lifestyles girls boys husband_and_wife man_and_wife
    `,
    traits: `
      all_female all_male bi gay heterosexual homosexual lesbian lgbt lgbtq non_binary nonbinary
      queer same_sex straight trans transgender gender_fluid male female
    `,
  },
];

const COLORS = new Set("white black brown yellow urban".split(" "));
const listed = (source = "") => source.trim().split(/\s+/).filter(Boolean);

let groups: ReadonlyMap<string, readonly Group[]> | undefined;
/** Words that a name of a group may have. */
export const LONGEST_GROUP = 4;

function pluralOf(word: string): string {
  if (/(?:lady|minority|subsidy|baby|junkie|crazy|granny|gypsy|tranny)$/.test(word))
    return `${word.replace(/(?:y|ie)$/, "")}ies`;
  if (/(?:child)$/.test(word)) return `${word}ren`;
  if (/(?:woman|gentleman)$/.test(word)) return `${word.slice(0, -2)}en`;
  return /(?:ch|sh|s)$/.test(word) ? `${word}es` : `${word}s`;
}

function readGroups(): ReadonlyMap<string, readonly Group[]> {
  const all = new Map<string, Group[]>();
  const add = (name: string, kind: GroupKind, protectedClass: ProtectedClass) => {
    const words = name.replaceAll("_", " ").replaceAll("'s", "s");
    const known = all.get(words);
    const group = { kind: COLORS.has(words) ? "color" : kind, protectedClass };
    if (!known) all.set(words, [group]);
    else if (!known.some((each) => each.kind === kind)) known.push(group);
  };
  for (const { protectedClass, members, people, traits } of GROUP_WORDS) {
    for (const name of listed(members)) {
      add(name, "member", protectedClass);
      add(pluralOf(name), "people", protectedClass);
    }
    for (const name of listed(people)) add(name, "people", protectedClass);
    for (const name of listed(traits)) add(name, "trait", protectedClass);
  }
  return all;
}

/** The groups that some words name; of the first that holds both, its readings. */
export function groupsOf(words: string): readonly Group[] {
  groups ??= readGroups();
  return groups.get(words) ?? [];
}
