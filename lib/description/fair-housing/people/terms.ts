import type { ProtectedClass } from "../rule.ts";

/** Words of one class: how they name people tells how much must stand beside them. */
export interface TermRow {
  protectedClass: ProtectedClass;
  /** People by themselves, in the singular; the plural is made: "atheist". */
  members?: string;
  /** People by themselves, as they stand: "people of color". */
  folk?: string;
  /** Adjectives, which name people where people follow or nothing does: "devout". */
  traits?: string;
  /** What people have, do or believe, by which they are told: "passport", "goes to church". */
  signs?: string;
}

/** Underscores part words. */
export const TERMS_OF_PEOPLE: readonly TermRow[] = [
  {
    protectedClass: "race or color",
    members: `
      african_american afro_american black_american caucasian hispanic latino latina latinx chicano
      mestizo mulatto minority negro anglo native_american american_indian first_nation half_breed
      gypsy traveller_family redskin darky nigger spic gringo wetback beaner chink gook kike
      raghead towelhead thug hoodlum undesirable lowlife brahmin dalit mixed_couple mixed_family
    `,
    folk: `
      whites blacks browns coloreds negroes mulattoes people_of_color persons_of_color families_of_color
      person_of_color riffraff riff_raff wrong_element bad_element rough_element
      undesirable_element undesirable_elements inner_city_types urban_types project_people
      ghetto_people those_people you_people foreign_element lower_element wrong_crowd rough_crowd
         other_races another_race different_race mixed_marriages
      dark_faces black_faces brown_faces white_faces foreign_faces
    `,
    traits: `
      tribal colored coloured racial ethnic biracial multiracial mixed_race interracial nonwhite non_white
      aryan light_skinned dark_skinned fair_skinned pale_skinned brown_skinned black_skinned
      swarthy olive_skinned white_skinned pale_faced wasp half_breed
    `,
    signs: `
      skin_color skin_colour skin_tone color_of_your_skin complexion dark_skin pale_skin white_skin
      black_skin brown_skin light_skin fair_skin your_race their_race own_race our_race same_race
      race_mixing racial_mix racial_balance racial_makeup bloodline bloodlines dreadlocks afro
      cornrows pure_blood racial_purity ethnic_mix the_projects the_tribe caste
    `,
  },
  {
    protectedClass: "religion",
    members: `
      believer unbeliever nonbeliever churchgoer chapelgoer parishioner congregant worshipper
      atheist agnostic heathen infidel papist christian jew catholic muslim moslem hindu sikh
      buddhist mormon protestant lutheran methodist baptist presbyterian episcopalian anglican
      pentecostal evangelical jehovah's_witness jehovah_witness scientologist rastafarian wiccan
      satanist pagan gentile quaker mennonite adventist unitarian hasid holy_roller bible_thumper
      jesus_freak cultist synagogue_goer temple_goer mosque_goer mass_goer zoroastrian druze yazidi
      christian_scientist witness_of_jehovah coreligionist god_fearer devotee mohammedan shiite
    `,
    folk: `
      people_of_faith person_of_faith persons_of_faith men_of_faith families_of_faith church_people
      church_folk churchfolk church_crowd church_families church_family church_couple
      church_couples church_ladies church_types church_buyers bible_study_families
      bible_study_couples temple_families parish_families mosque_families born_agains jewish_people other_religions other_faiths another_faith
      another_religion different_religion different_faith same_faith same_religion our_faith
      our_religion my_religion my_faith your_religion your_faith their_religion no_religion
      fellow_believers the_faithful the_godly the_ungodly the_unsaved nones_of_faith
    `,
    traits: `
      amish apostolic bible_believing born_again church_going churchgoing devout godly god_fearing
      god_loving hasidic haredi islamic jewish judeo_christian kosher halal kosher_keeping lds
      messianic observant orthodox pious religious roman roman_catholic sabbath_observant
      sabbath_observing secular spirit_filled taoist shinto non_christian non_jewish non_muslim
      non_catholic non_religious nonreligious faith_based godless mosque synagogue shul masonic unchurched churched prayerful
      catholic christian muslim hindu sikh buddhist mormon protestant lutheran methodist baptist
      presbyterian episcopalian pentecostal evangelical sunni shia coptic  baptized baptised
      scripture_loving
    `,
    signs: `
      church_member church_members church_membership church_attendance church_goer church_goers
      goes_to_church go_to_church going_to_church attends_church attend_church attending_church
      goes_to_mass go_to_mass attend_mass attend_services attends_services to_worship worships
      worship prays pray praying prayers prayer prayer_meeting prayer_group bible bibles gospel
      scripture scriptures quran koran torah rosary rosaries sabbath shabbat ramadan diwali eid
      passover hijab hijabs burka burqa headscarf headscarves turban turbans yarmulke yarmulkes
      skullcap crucifix prayer_rug prayer_rugs prayer_mat god jesus christ allah the_lord
      lord's_day savior saviour in_christ religion religions faith_in statement_of_faith
      profession_of_faith baptismal baptism letter_from_your_pastor pastor's_letter
      letter_from_a_pastor from_your_pastor from_a_pastor your_minister your_bishop your_priest your_rabbi your_pastor
      your_imam pastor priest rabbi imam the_faith of_faith same_church our_church your_church
      her_church his_church their_church same_god other_gods  christian_values biblical_values
      christian_principles godly_home christian_home christian_household tithe tithes
      mass_on_sunday on_the_sabbath sunday_services sunday_school_teacher minaret call_to_prayer
      mezuzah creed creeds ten_commandments  religious_beliefs shared_beliefs same_beliefs
      our_beliefs congregation parish parishes denomination synod diocese sunday_worship
    `,
  },
  {
    protectedClass: "national origin",
    members: `
      alien foreigner immigrant migrant emigrant noncitizen non_citizen refugee asylum_seeker
      citizen permanent_resident green_card_holder visa_holder expat illegal_alien
      illegal_immigrant undocumented_worker migrant_worker newcomer_to_this_country chinaman arab
      frenchman englishman irishman scotsman dutchman spaniard turk swede dane finn pole scot brit
      serb croat kurd slav outsider from_abroad guest_worker border_crosser asian oriental
      middle_easterner latin foreign_national native_speaker english_speaker spanish_speaker
      non_native boat_person h1b_holder daca_recipient dreamer_without_papers
    `,
    folk: `
      illegals undocumenteds foreigners africans europeans the_chinese the_irish the_vietnamese the_japanese
      the_polish the_french the_english the_dutch the_portuguese other_countries another_country
      other_country other_nationalities another_nationality foreign_countries foreign_nationals
      native_sons non_english_speakers first_generation second_generation naturalized_citizens
      us_citizens u_s_citizens american_citizens boat_people real_americans true_americans
      born_americans
    `,
    traits: `
      foreign overseas undocumented unnaturalized naturalized newly_arrived english_speaking
      spanish_speaking non_english_speaking american_born native_born us_born foreign_born u_s_born
      born_abroad born_overseas born_here native_english un_american all_american red_blooded
      south_asian east_asian southeast_asian middle_eastern central_american south_american
      eastern_european western_european north_african west_african anglo_saxon british dutch irish
      french english american balkan nordic caribbean slavic hmong non_american latin_american
      indigenous aboriginal ethnic_sounding american_sounding foreign_sounding european asian
      african
    `,
    signs: `
      citizenship green_card green_cards immigration immigration_papers immigration_status visa
      visas passport passports work_permit work_permits birth_certificate birth_certificates
      naturalization nationality nationalities country_of_origin country_of_birth place_of_birth
      national_origin accent accents foreign_accent broken_english good_english proper_english
      fluent_english perfect_english plain_english speak_english speaks_english speaking_english
      english_fluently in_english_only fluent_in_english mother_tongue first_language
      native_language native_tongue language_at_home other_languages another_language
      foreign_language foreign_languages foreign_tongue the_border over_the_border
      across_the_border old_country their_country your_country own_country home_country
      back_home_country this_country abroad overseas your_papers legal_papers papers_in_order
      proper_papers legal_status lawful_status lawful_presence legal_residency legal_resident
      legal_residents social_security_number ssn itin born_in born_outside off_the_boat ethnic_food
      ethnic_cooking foreign_food curry curries foreign_cooking foreign_name foreign_names
      foreign_customs american_name american_names ancestry    family_tree
      mayflower  old_stock good_stock native_stock native_soil motherland
      where_you_were_born where_you_come_from where_they_come_from ice_agents
    `,
  },
  {
    protectedClass: "military status",
    members: `
      veteran soldier serviceman servicewoman servicemember service_member reservist guardsman
      military_family civilian military_tenant national_guard_member
    `,
    folk: "military_people military_folks",
    signs: "military the_military active_duty  the_army the_navy  deployments",
  },
  {
    protectedClass: "criminal record",
    members:
      "felon ex_felon ex_con ex_convict convict ex_offender offender parolee jailbird ex_prisoner",
    signs: `
      criminal_past criminal_record criminal_records criminal_history criminal_background felony felonies
      conviction convictions arrest_record arrest_records probation parole misdemeanor misdemeanors
      time_in_prison prison_record police_record done_time
    `,
  },
  {
    protectedClass: "sex",
    members: `
      man woman wife husband mom mommy dad daddy female male gay lesbian homosexual heterosexual transsexual transgender transvestite bisexual
      queer lady gentleman guy gal girl boy dude bro chick dyke faggot tranny cross_dresser
      drag_queen lesbo same_sex_couple gay_couple career_woman working_woman housewife
    `,
    folk: `
      men women ladies gentlemen fellas wives husbands girlfriends boyfriends lgbt lgbtq
      lgbtqia opposite_sex
    `,
    traits: `
      all_female all_male bi gay heterosexual homosexual lesbian lgbt lgbtq non_binary nonbinary
      queer same_sex straight trans transgender gender_fluid male female gender_nonconforming
      effeminate womanly manly
    `,
    signs: `
      alternative_lifestyle alternative_lifestyles that_lifestyle gay_lifestyle sexual_orientation
      gender_identity biological_sex gender_at_birth pronouns traditional_marriage rainbow_flag
      pride_flag preferred_pronouns sex_change head_of_the_house head_of_house one_gender
    `,
  },
];
