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

/** What names people by something that the law protects. Underscores part words. */
export const TERM_ROWS: readonly TermRow[] = [
  {
    protectedClass: "race or color",
    members: `
      african_american afro_american black_american caucasian hispanic latino latina latinx chicano
      mestizo mulatto minority negro anglo native_american american_indian first_nation half_breed
      gypsy traveller_family redskin darky nigger spic gringo wetback beaner chink gook kike raghead
      towelhead thug hoodlum undesirable lowlife brahmin dalit mixed_couple mixed_family
    `,
    folk: `
      whites blacks browns coloreds people_of_color persons_of_color families_of_color person_of_color
      riffraff riff_raff wrong_element bad_element rough_element undesirable_element
      undesirable_elements inner_city_types urban_types project_people ghetto_people those_people
      you_people foreign_element lower_element wrong_crowd rough_crowd wrong_sort wrong_type
      bad_sort other_races another_race different_race mixed_marriages dark_faces black_faces
      brown_faces white_faces foreign_faces
    `,
    traits: `
      colored coloured racial ethnic biracial multiracial mixed_race interracial nonwhite non_white
      aryan light_skinned dark_skinned fair_skinned pale_skinned brown_skinned black_skinned
      swarthy olive_skinned white_skinned pale_faced wasp half_breed
    `,
    signs: `
      skin_color skin_colour skin_tone color_of_your_skin complexion dark_skin pale_skin white_skin
      black_skin brown_skin light_skin fair_skin your_race their_race own_race our_race same_race race_mixing
      racial_mix racial_balance racial_makeup bloodline bloodlines dreadlocks afro cornrows
      pure_blood racial_purity ethnic_mix the_projects caste
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
      church_folk churchfolk born_agains jewish_people other_religions other_faiths another_faith
      another_religion different_religion different_faith same_faith same_religion our_faith
      our_religion my_religion my_faith your_religion your_faith their_religion no_religion
      fellow_believers the_faithful the_saved the_godly the_ungodly the_unsaved nones_of_faith
    `,
    traits: `
      amish apostolic bible_believing born_again church_going churchgoing devout godly god_fearing
      god_loving hasidic haredi islamic jewish judeo_christian kosher halal kosher_keeping lds messianic observant
      orthodox pious religious roman_catholic sabbath_observant sabbath_observing secular
      spirit_filled taoist shinto non_christian non_jewish non_muslim non_catholic non_religious
      nonreligious faith_based godless unchurched churched prayerful catholic christian muslim
      hindu sikh buddhist mormon protestant lutheran methodist baptist presbyterian episcopalian
      pentecostal evangelical sunni shia coptic saved baptized baptised scripture_loving
    `,
    signs: `
      church_member church_members church_membership church_attendance church_goer church_goers
      goes_to_church go_to_church going_to_church attends_church attend_church attending_church
      goes_to_mass go_to_mass attend_mass attend_services attends_services to_worship worships worship
      prays pray praying prayers prayer prayer_meeting prayer_group bible bibles gospel scripture scriptures
      quran koran torah rosary rosaries sabbath shabbat ramadan diwali eid passover hijab hijabs burka burqa
      headscarf headscarves turban turbans yarmulke yarmulkes skullcap crucifix prayer_rug prayer_rugs
      prayer_mat god jesus christ allah the_lord lord's_day savior saviour in_christ religion
      religions faith_in statement_of_faith profession_of_faith baptismal baptism letter_from_your_pastor
      pastor's_letter letter_from_a_pastor from_your_pastor from_a_pastor your_priest your_rabbi your_pastor your_imam
      pastor priest rabbi imam the_faith of_faith same_church our_church your_church her_church his_church their_church same_god other_gods idols
      christian_values biblical_values christian_principles godly_home christian_home christian_household
      tithe tithes mass_on_sunday on_the_sabbath sunday_services sunday_school_teacher minaret
      call_to_prayer mezuzah creed creeds ten_commandments the_cross religious_beliefs shared_beliefs
      same_beliefs our_beliefs congregation parish parishes denomination synod diocese sunday_worship
    `,
  },
  {
    protectedClass: "national origin",
    members: `
      alien foreigner immigrant migrant emigrant noncitizen non_citizen refugee asylum_seeker citizen
      permanent_resident green_card_holder visa_holder expat illegal_alien illegal_immigrant
      undocumented_worker migrant_worker newcomer_to_this_country chinaman arab frenchman englishman
      irishman scotsman dutchman spaniard turk swede dane finn pole scot brit serb croat kurd slav
      outsider from_abroad guest_worker border_crosser asian oriental middle_easterner latin
      foreign_national native_speaker english_speaker spanish_speaker non_native boat_person
      h1b_holder daca_recipient dreamer_without_papers
    `,
    folk: `
      illegals undocumenteds foreigners the_chinese the_irish the_vietnamese the_japanese the_polish
      the_french the_english the_dutch the_portuguese other_countries another_country other_country
      other_nationalities another_nationality foreign_countries foreign_nationals native_sons
      non_english_speakers first_generation second_generation naturalized_citizens us_citizens
      u_s_citizens american_citizens boat_people real_americans true_americans born_americans
    `,
    traits: `
      foreign overseas undocumented unnaturalized naturalized newly_arrived english_speaking
      spanish_speaking non_english_speaking american_born native_born us_born foreign_born
      u_s_born born_abroad born_overseas born_here native_english un_american all_american
      red_blooded south_asian east_asian southeast_asian middle_eastern central_american
      south_american eastern_european western_european north_african west_african anglo_saxon
      british dutch irish french english american balkan nordic caribbean slavic hmong
      non_american latin_american indigenous aboriginal ethnic_sounding american_sounding
      foreign_sounding european asian african
    `,
    signs: `
      citizenship green_card green_cards immigration immigration_papers immigration_status visa visas
      passport passports work_permit work_permits birth_certificate birth_certificates naturalization
      nationality nationalities country_of_origin country_of_birth place_of_birth national_origin accent
      accents foreign_accent broken_english good_english proper_english fluent_english perfect_english
      plain_english speak_english speaks_english speaking_english english_fluently in_english_only
      fluent_in_english mother_tongue first_language native_language native_tongue language_at_home
      other_languages another_language foreign_language foreign_languages foreign_tongue
      the_border over_the_border across_the_border old_country their_country your_country
      own_country home_country back_home_country this_country abroad overseas your_papers legal_papers
      papers_in_order proper_papers legal_status lawful_status lawful_presence legal_residency
      legal_resident legal_residents social_security_number ssn itin born_in born_outside
      off_the_boat ethnic_food ethnic_cooking foreign_food curry curries foreign_cooking foreign_name
      foreign_names foreign_customs american_name american_names ancestry ancestral lineage descent
      family_tree mayflower heritage old_stock good_stock native_stock native_soil motherland
      where_you_were_born where_you_come_from where_they_come_from ice_agents
    `,
  },
  {
    protectedClass: "familial status",
    members: `
      baby infant kid kiddo minor newborn teen teenager toddler tot youngster grandkid schoolkid
      preschooler kindergartner adolescent juvenile rugrat rug_rat ankle_biter munchkin bachelor
      bachelorette newlywed divorcee widow widower spinster unwed_mother single_mother single_father
      single_parent single_mom single_dad empty_nester foster_child foster_parent pregnant_woman
      expectant_mother dink breeder roommate godchild stepchild grandchild schoolchild tween
      large_family big_family growing_family young_family single_person married_couple
      unmarried_couple unmarried_partner single_woman single_man nursing_mother new_mother
      new_parent teenage_mother
    `,
    folk: `
      children child childs families couples couple dependents little_ones little_feet little_hands
      little_voices tiny_feet small_fry offspring foster_kids pregnant_women singles single_people
      one_person brats parents unmarrieds large_households under_18 under_eighteen under_age the_young
      under_twelve under_sixteen under_ten moms_to_be mothers_to_be expecting_mothers husband_and_wife
      man_and_wife
    `,
    traits: `
      childless child_free childfree kid_free kidless unmarried married divorced widowed cohabiting
      pregnant expecting unwed unattached dual_income two_income empty_nest one_child custodial breastfeeding
      legally_married newly_married never_married single
    `,
    signs: `
      stroller strollers crib cribs bassinet diapers high_chair high_chairs pregnancy pregnancies custody
      marriage_certificate marriage_license wedding_certificate wedding_ring wedlock living_in_sin
      shacking_up live_together_unmarried proof_of_marriage marital_status number_of_children
      with_child school_age school_aged birth_control family_size household_size pitter_patter
      patter_of_little patter_of_small ages_of_children foster_care adoption maternity
      run_around_screaming crying_at_night childbearing
    `,
  },
  {
    protectedClass: "age",
    members: `
      adult boomer baby_boomer centenarian codger elder geezer oldie fogey grandma grandpa granny
      gramps golden_ager grandparent grown_up grownup millennial octogenarian old_timer pensioner
      retiree senior senior_citizen septuagenarian student thirty_something twenty_something
      undergraduate undergrad zoomer oldster collegian old_lady old_man old_person young_person
      young_professional young_adult retired_couple young_couple older_couple elderly_person
      middle_ager
    `,
    folk: `
      the_elderly the_aged gen_x gen_z gen_xers gen_zers older_folks old_people young_people old_folks
      younger_folks gray_hairs grey_hairs retired_folks over_the_hill older_people
    `,
    traits: `
      elderly geriatric middle_aged retired retirement_age college_age college_aged teenage aged
      youthful older younger young old mature graying
    `,
    signs: "gray_hair grey_hair gray_heads date_of_birth proof_of_age retirement_age your_age",
  },
  {
    protectedClass: "disability",
    members: `
      amputee cripple gimp junkie druggie crackhead lunatic psycho nutjob diabetic epileptic invalid
      paraplegic quadriplegic schizophrenic wheelchair_user walker_user addict drug_addict
      recovering_addict alcoholic recovering_alcoholic mental_patient psychiatric_patient
      rehab_patient hoarder disabled_vet disabled_veteran deaf_mute sick_person shut_in
      mental_case ex_addict former_addict hypochondriac cancer_patient dialysis_patient stroke_victim
    `,
    folk: `
      the_disabled the_handicapped the_blind the_deaf the_infirm the_sick the_lame the_insane
      the_mentally_ill the_mad the_fit the_able the_healthy the_strong crazies crazy_people sick_people people_in_recovery
    `,
    traits: `
      able_bodied ambulatory autistic bedridden bipolar blind crippled deaf depressed disabled frail
      handicapped hard_of_hearing hearing_impaired hiv_positive impaired infirm lame learning_disabled
      mentally_disabled mentally_ill mentally_sound mentally_unstable mobility_impaired non_disabled
      nonambulatory physically_challenged physically_disabled physically_fit sickly special_needs
      unhealthy visually_impaired wheelchair_bound wheelchair_using neurotypical sane insane paralyzed
      in_recovery able_of_limb sound_of_body sound_of_mind sound_of_limb unsteady healthy sighted
      self_sufficient arthritic demented senile retarded feeble feeble_minded weak_minded nondisabled
      chronically_ill terminally_ill contagious drug_free clean_and_sober
    `,
    signs: `
      wheelchair wheelchairs wheel_chair wheel_chairs chair_with_wheels chairs_with_wheels walker walkers cane canes crutch
      crutches mobility_scooter mobility_scooters scooter scooters oxygen_tank oxygen_tanks oxygen
      prosthetic prosthetics hearing_aid hearing_aids white_cane sign_language braille service_animal
      service_animals service_dog service_dogs guide_dog guide_dogs seeing_eye_dog seeing_eye_dogs
      assistance_animal assistance_animals assistance_dog assistance_dogs support_animal support_animals
      support_dog support_dogs therapy_animal therapy_animals therapy_dog therapy_dogs hearing_dog
      dog_for_blind dog_for_the_blind emotional_support esa esas esa_letter medication medications
      medicine pills meds methadone insulin dialysis chemo psychiatrist psychiatric therapist rehab
      rehabilitation home_health_aide home_health_aides health_aide live_in_aide live_in_aides live_in_attendant live_in_caregiver health_aides aides caregiver caregivers live_in_nurse live_in_care
      group_home group_homes halfway_house halfway_houses sober_house sober_houses sober_living
      recovery_home recovery_homes mental_illness mental_illnesses mental_health mental_problems
      madness insanity autism down_syndrome hiv aids cerebral_palsy dementia alzheimer's alzheimers
      epilepsy ptsd schizophrenia adhd depression anxiety seizures seizure disability disabilities
      handicaps impairment impairments illness illnesses disease diseases disorder disorders
      medical_condition medical_conditions health_condition health_conditions health_problem health_problems
      health_issue health_issues medical_history medical_records medical_record health_history doctor's_note
      doctors_note note_from_your_doctor doctor's_letter clean_bill_of_health health_certificate medical_exam
      physical_exam drug_test blood_test hiv_test diagnosis diagnoses good_health poor_health
      sound_mind sound_body two_good_legs bad_knees bad_hips bad_back weak_heart mobility_issues
      mobility_problems mobility_device mobility_devices mobility_aid mobility_aids special_needs
      special_diet sickness in_the_head deaf_ears blindness deafness limp stutter tremor tremors
      climb_stairs climb_the_stairs manage_stairs manage_the_stairs take_the_stairs handle_stairs handle_the_stairs
      walk_unaided walk_unassisted unassisted unaided live_independently live_on_your_own independent_living care_for_themselves
      care_for_yourself look_after_themselves look_after_yourself get_around_on stand_on_your_own
      own_two_feet on_your_feet addiction addictions twelve_step 12_step aa_meetings relapse hospital_bed
      grab_bars_installed install_grab_bars reasonable_accommodation reasonable_accommodations
    `,
  },
  {
    protectedClass: "source of income",
    members: `
      voucher_holder welfare_recipient benefit_recipient section_8_tenant section_8_holder freeloader
      moocher leech welfare_queen section_8_renter welfare_mother welfare_mom welfare_family bum
    `,
    folk: "section_8s welfare_people welfare_types the_unemployed program_people voucher_people",
    traits: `
      subsidized low_income working_class blue_collar white_collar unemployed jobless
      gainfully_employed voucher_holding wage_earning employed low_wage
    `,
    signs: `
      voucher vouchers section_8 section_eight sec_8 hcv vash welfare ssi ssdi tanf afdc
      ebt snap_benefits food_stamps food_stamp subsidy subsidies rent_subsidy rental_assistance rent_assistance
      housing_assistance public_assistance government_assistance cash_assistance state_assistance
      assistance_program assistance_programs assistance_check assistance_checks rental_assistance_checks
      housing_program housing_programs rent_program rent_programs government_program government_programs government_money
      government_help government_aid government_check government_checks public_aid public_housing
      housing_authority housing_choice child_support alimony unemployment unemployment_check
      unemployment_benefits disability_check disability_checks disability_income disability_payments
      disability_benefits social_security social_security_check social_security_checks fixed_income
      benefits benefit_check benefits_check state_aid state_money money_from_state money_from_the_state
      money_from_government from_the_government from_the_county from_the_state the_dole on_the_dole relief_check third_party_payment
      third_party_payments third_party_payer agency_check agency_payments rapid_rehousing general_relief
      earned_income w_2 w2 pay_stub pay_stubs paystubs paycheck paychecks wages salary
      steady_job full_time_job real_job hud_vash housing_voucher pension pensions handout handouts
      on_assistance government_subsidy government_subsidies a_job source_of_income veterans_benefits
    `,
  },
  {
    protectedClass: "military status",
    members: `
      veteran soldier serviceman servicewoman servicemember service_member reservist guardsman
      military_family civilian military_tenant national_guard_member
    `,
    folk: "military_people military_folks",
    signs: "military the_military active_duty the_service the_army the_navy deployment deployments",
  },
  {
    protectedClass: "criminal record",
    members:
      "felon ex_felon ex_con ex_convict convict ex_offender offender parolee jailbird ex_prisoner",
    signs: `
      criminal_record criminal_records criminal_history criminal_background felony felonies
      conviction convictions arrest_record arrest_records probation parole misdemeanor
      misdemeanors time_in_prison prison_record police_record done_time
    `,
  },
  {
    protectedClass: "sex",
    members: `
      female male gay lesbian homosexual heterosexual transsexual transgender transvestite bisexual
      queer lady gentleman guy gal girl boy dude bro chick dyke faggot tranny cross_dresser
      drag_queen lesbo same_sex_couple gay_couple career_woman working_woman housewife
    `,
    folk: `
      men women man woman ladies gentlemen fellas wives husbands girlfriends boyfriends lgbt lgbtq lgbtqia
      opposite_sex
    `,
    traits: `
      all_female all_male bi gay heterosexual homosexual lesbian lgbt lgbtq non_binary nonbinary queer
      same_sex straight trans transgender gender_fluid male female gender_nonconforming effeminate womanly manly
    `,
    signs: `
      alternative_lifestyle alternative_lifestyles that_lifestyle gay_lifestyle sexual_orientation
      gender_identity biological_sex gender_at_birth pronouns traditional_marriage rainbow_flag
      pride_flag preferred_pronouns sex_change head_of_the_house head_of_house one_gender
    `,
  },
];
