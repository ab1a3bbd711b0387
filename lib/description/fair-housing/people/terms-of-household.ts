import type { TermRow } from "./terms.ts";

/** Of households, ages, health and income; underscores part words. */
export const TERMS_OF_HOUSEHOLD: readonly TermRow[] = [
  {
    protectedClass: "familial status",
    members: `
      child brood baby infant kid kiddo minor newborn teen teenager toddler tot youngster grandkid schoolkid
      preschooler kindergartner adolescent juvenile rugrat rug_rat ankle_biter munchkin bachelor
      bachelorette newlywed divorcee widow widower spinster unwed_mother single_mother
      single_father single_parent single_mom single_dad empty_nester foster_child foster_parent
      pregnant_woman expectant_mother dink breeder roommate godchild stepchild grandchild
      schoolchild tween large_family big_family growing_family young_family single_person
      married_couple unmarried_couple unmarried_partner single_woman single_man nursing_mother
      new_mother new_parent teenage_mother
    `,
    folk: `
      children child childs families couples couple dependents little_ones little_feet little_hands
      little_voices tiny_feet small_fry offspring foster_kids pregnant_women singles single_people
       brats parents unmarrieds large_households under_18 under_eighteen under_age
      the_young under_twelve under_sixteen under_ten moms_to_be mothers_to_be expecting_mothers
      husband_and_wife man_and_wife
    `,
    traits: `
      childless child_free childfree kid_free kidless unmarried married divorced widowed cohabiting
      pregnant expecting unwed unattached dual_income two_income empty_nest one_child custodial
      breastfeeding legally_married newly_married never_married single
    `,
    signs: `
      stroller strollers crib cribs bassinet diapers high_chair high_chairs pregnancy pregnancies
      custody marriage_certificate marriage_license wedding_certificate wedding_ring wedlock
      living_in_sin shacking_up live_together_unmarried proof_of_marriage marital_status
      number_of_children with_child school_age school_aged birth_control family_size household_size
      pitter_patter patter_of_little patter_of_small ages_of_children foster_care 
      maternity run_around_screaming crying_at_night childbearing
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
      the_elderly the_aged gen_x gen_z gen_xers gen_zers older_folks old_people young_people
      old_folks younger_folks gray_hairs grey_hairs retired_folks over_the_hill older_people
    `,
    traits: `
      elderly geriatric middle_aged retired retirement_age college_age college_aged teenage aged
      youthful older younger young old mature graying
    `,
    signs:
      "gray_hair grey_hair gray_heads date_of_birth proof_of_age retirement_age your_age our_age my_age their_age",
  },
  {
    protectedClass: "disability",
    members: `
      amputee cripple gimp junkie druggie crackhead lunatic psycho nutjob diabetic epileptic
       paraplegic quadriplegic schizophrenic wheelchair_user walker_user addict drug_addict
      recovering_addict alcoholic recovering_alcoholic mental_patient psychiatric_patient
      rehab_patient hoarder disabled_vet disabled_veteran deaf_mute sick_person shut_in mental_case
      ex_addict former_addict hypochondriac cancer_patient dialysis_patient stroke_victim
    `,
    folk: `
      invalids the_disabled the_handicapped the_blind the_deaf the_infirm the_sick the_lame the_insane
      the_mentally_ill the_mad  the_able the_healthy  crazies crazy_people
      sick_people people_sober in_recovery
    `,
    traits: `
      sick sick_in_head sick_in_the_head able_bodied ambulatory autistic bedridden bipolar blind crippled deaf depressed disabled
      frail handicapped hard_of_hearing hearing_impaired hiv_positive impaired infirm lame
      learning_disabled mentally_disabled mentally_ill mentally_sound mentally_unstable
      mobility_impaired non_disabled nonambulatory physically_challenged physically_disabled
      physically_fit sickly special_needs unhealthy visually_impaired wheelchair_bound
      wheelchair_using neurotypical sane insane paralyzed sober in_recovery able_of_limb sound_of_body
      sound_of_mind sound_of_limb unsteady healthy sighted self_sufficient arthritic demented
      senile retarded feeble feeble_minded weak_minded nondisabled chronically_ill terminally_ill
      contagious drug_free clean_and_sober
    `,
    signs: `
      wheelchair wheelchairs wheel_chair wheel_chairs chair_with_wheels chairs_with_wheels walker
      walkers cane canes crutch crutches mobility_scooter mobility_scooters  
      oxygen_tank oxygen_tanks oxygen prosthetic prosthetics hearing_aid hearing_aids white_cane
      sign_language braille service_animal service_animals service_dog service_dogs guide_dog
      guide_dogs seeing_eye_dog seeing_eye_dogs assistance_animal assistance_animals assistance_dog
      assistance_dogs support_animal support_animals support_dog support_dogs therapy_animal
      therapy_animals therapy_dog therapy_dogs hearing_dog dog_for_blind dog_for_the_blind
      emotional_support esa esas esa_letter esa_letters medication medications  pills meds methadone
      insulin dialysis chemo psychiatrist psychiatric therapist rehab rehabilitation
      home_health_aide home_health_aides health_aide live_in_aide live_in_aides live_in_attendant
      live_in_caregiver health_aides aides caregiver caregivers live_in_nurse live_in_care
      group_home group_homes halfway_house halfway_houses sober_house sober_houses sober_living
      recovery_home recovery_homes mental_illness mental_illnesses mental_health mental_problems
      madness insanity autism down_syndrome hiv  cerebral_palsy dementia alzheimer's alzheimers
      epilepsy ptsd schizophrenia adhd   seizures seizure disability disabilities
      handicaps impairment impairments illness illnesses    
      medical_condition medical_conditions health_condition health_conditions health_problem
      health_problems health_issue health_issues medical_history medical_records medical_record
      health_history doctor's_note doctors_note note_from_your_doctor doctor's_letter
      clean_bill_of_health health_certificate medical_exam physical_exam drug_test blood_test
      hiv_test diagnosis diagnoses good_health poor_health sound_mind sound_body two_good_legs
      bad_knees bad_hips bad_back weak_heart mobility_issues mobility_problems mobility_device
      mobility_devices mobility_aid mobility_aids special_needs special_diet your_health sickness in_the_head
      deaf_ears blindness deafness     climb_stairs climb_the_stairs
      manage_stairs manage_the_stairs take_the_stairs handle_stairs handle_the_stairs walk_unaided
      walk_unassisted unassisted unaided live_independently live_on_your_own independent_living
      care_for_themselves care_for_yourself look_after_themselves look_after_yourself get_around_on
      stand_on_your_own own_two_feet on_your_feet addiction addictions twelve_step 12_step
      aa_meetings relapse hospital_bed grab_bars_installed install_grab_bars
      reasonable_accommodation reasonable_accommodations
    `,
  },
  {
    protectedClass: "source of income",
    members: `
      voucher_holder welfare_recipient benefit_recipient section_8_tenant section_8_holder
      freeloader moocher leech welfare_queen section_8_renter welfare_mother welfare_mom
      welfare_family bum
    `,
    folk: "section_8s welfare_people welfare_types the_unemployed program_people voucher_people",
    traits: `
      hud dss subsidized low_income working_class blue_collar white_collar unemployed jobless
      gainfully_employed voucher_holding wage_earning employed low_wage
    `,
    signs: `
      dss hud_voucher hud_vouchers voucher vouchers section8 sec8 section_8 section_eight sec_8 hcv vash welfare ssi ssdi tanf afdc ebt
      snap_benefits food_stamps food_stamp subsidy subsidies rent_subsidy rental_assistance
      rent_assistance housing_assistance public_assistance government_assistance cash_assistance
      state_assistance assistance_program assistance_programs assistance_check assistance_checks
      rental_assistance_checks housing_program housing_programs rent_program rent_programs
      government_program government_programs government_money government_help government_aid
      government_check government_checks public_aid public_housing housing_authority housing_choice
      child_support alimony unemployment unemployment_check unemployment_benefits disability_check
      disability_checks disability_income disability_payments disability_benefits social_security
      social_security_check social_security_checks fixed_income  benefit_check
      benefits_check state_aid state_money money_from_state money_from_the_state
      money_from_government from_the_government from_the_county from_the_state the_dole on_the_dole
      relief_check third_party_payment third_party_payments third_party_payer agency_check
      agency_payments rapid_rehousing general_relief earned_income w_2 w2 pay_stub pay_stubs
      paystubs paycheck paychecks wages  steady_job full_time_job real_job hud_vash
      housing_voucher   handout handouts on_assistance government_subsidy
      government_subsidies  source_of_income veterans_benefits
    `,
  },
];
