import type { PhraseLists, PhraseRule } from "#lib/text/phrase-notation.ts";
import type { ProtectedClass } from "../rule.ts";

/**
 * What sellers say in whole sentences: that somebody is wanted or kept out ("we'd rather sell to"),
 * and who it is, by what they do or have ("goes to church").
 */
export interface AimRule extends PhraseRule {
  aim: "keeps out" | "asks for";
}

export interface PeopleRule extends PhraseRule {
  protectedClass: ProtectedClass;
}

// "Is not", "isn't".
const NOT = "([ ]not|n't)";

export const AIM_LISTS: PhraseLists = {
  we: `
    i, we, the (seller[s]|owner[s]|landlord|family|association|board|building|neighbors|street),
    seller[s], owner[s], landlord, association, board, (my|our) (wife|husband|family|mother|father|neighbors)
  `,
  buyer: `
    buyer[s], tenant[s], renter[s], applicant[s], resident[s], owner[s], somebody, someone, anybody,
    anyone, people, person[s], folk[s], famil(y|ies), couple[s], household[s], neighbor[s], whoever, you,
    those, one, man, woman, gentleman, lady, crowd, party, (the|a) (right|next) (one|person), purchaser[s], occupant[s]
  `,
  place: `
    house, home, place, building, street, spot, one, unit, apartment, neighborhood, block, town, area,
    listing, sale, setting, property, community, floor, yard, condo
  `,
};

export const AIM_RULES: readonly AimRule[] = [
  {
    aim: "keeps out",
    phrases: `
      (is|are|was)${NOT} [really|quite]
        (for (you|them|him|her|such|that)|your <place>|(the|a|their|any) [right|good|best] <place>|meant for|
        going to work|right for|what we|our|wanted|welcome|who we|who i),
      (do|does|need|please)${NOT} [even|please] (bother|call|apply|ask|inquire|come|waste|write|email|knock|get in touch|expect),
      (needn't|need not) (bother|call|apply|ask|inquire|come|write|expect|look|contact),
      not (bother|call|apply|ask|come), (save|spare) (your|yourself|us) [the] (time|trip|breath|trouble|gas),
      (please|kindly|better|should|must|can|will|may|to|could) (look|go|try|shop|buy|live|rent|find|pass|move|keep|search)
        [on|along|something|a <place>] (elsewhere|else[where]|somewhere else|another <place>|looking|on|along|by),
      (look|go|try|buy|shop|live|rent|settle) (elsewhere|somewhere else),
      [be|feel|is|are|better|find] (happier|better off|more at home|more comfortable|easier|served|suited) [somewhere|in|on|with|at] (elsewhere|else|another|other|their own),
      [be|feel|is|are|look|seem] (out of place|unwelcome|uneasy|lonely here|stared at|noticed|awkward|uncomfortable),
      (not|never|n't|hardly|scarcely|wouldn't|won't) [really|quite|ever] (fit|fit in|blend in|belong|last|feel at home|be happy|be comfortable|work out|be easy|like it here|enjoy),
      (hate|sorry|loath|afraid|reluctant|not like|n't like|not care|n't care|not want|n't want|not keen|not wish|n't wish|uncomfortable|hesitant|object|refuse) [for|to|about|if] [us|we|it|this|the]* [<place>] [to] (see|sell*|rent*|have|having|let*|go|be|hand*|deal*|turn*|live|living|be|become|take|accept|want|listen|move*),
      (will|can|could|would|shall|do|may)${NOT} (have|stand|tolerate|put up with|allow|take|accept|consider|deal with|entertain|listen to|hear of|sell|rent|show|open|let|welcome|suit|cope|manage|do|answer|want|care for|need),
      won't (have|stand|tolerate|put up with|allow|take|accept|consider|deal with|entertain|sell|rent|show|let|do|work|suit|answer),
      not under (this|my|our) roof, [not] in (this|my|our) (house|building|hall|hallway),
      (should|ought|must|may|need)${NOT} [to] (buy|apply|rent|live|move|expect|come|ask|own|stay|use|be|try|bid|make|have|hope|count),
      (stay|stays|keep|keeps|kept|remain|remains|leave|like|likes|liked|left|staying) [it|things|the <place>|our <place>|this <place>] [just|exactly] (that way|this way|so|the way it (is|was)|as it (is|was|has been)|like that|one|as is|such),
      (keep|keeping|stays|stay|kept) [the|our|this]* [<place>] (quiet|respectable|peaceful|decent|what it is|free of|to ourselves|among),
      has no place, no place (here|for|in|on), not [welcome|wanted|allowed] (here|on (our|this)|in (our|this)|among us|around here|at this|for us),
      (pass|skip|steer clear|move on|move along|scroll on|keep (walking|driving|scrolling|moving|looking|going)), 
      never again, had enough [of], tired of, fed up with, put an end to, draw the line [at], drew the line,
      (no|not) (one|body|anyone|anybody|a soul) , nobody, none of (them|those|that), [the] answer is no, [it] [is|'s] [a] (no go|no from),
      (at most|tops|no more|and no more|not more|not one more|is the limit|the maximum|is our limit|and that's it|is all|is plenty), no exceptions, out of the question, (extra|additional|higher|larger|more|added) [$|#|*] [*] (deposit|dep|fee|charge|rent|surcharge|security), (surcharge|fee|deposit|charge) (per|for [each|every]),
      (prohibited|forbidden|disallowed|declined|denied|rejected|refused|screened [out]|disqualified|excluded|not considered|not approved|barred|banned),
      [thank[s]] but no [thank*], (a|the) (deal breaker|dealbreaker|problem for us|nuisance),
      (belong|belongs) (elsewhere|somewhere else|in another|on another|on the other side), other side of town, 
      (turned|turn|send|sent|wave|show) (away|down|off|you (away|off|the door)|the door|packing), not our (kind|sort|type|crowd|problem|people|way),
      trouble [for|with|from|enough], ruin[s|ed] , drag[s] down, brings down, do${NOT} mix, not mix, not compatible, incompatible, doesn't (work|mix|go|suit|fit), don't (work|mix|fit|go|suit),
      frowned upon, not (look kindly|take kindly), discouraged, off limits, no (business|luck|chance|point), hard pass, not (an option|possible|negotiable), 
      count yourself out, rule[s] (you|them) out, out of luck, too (hard|much|far|many|old|young|noisy|loud) for (you|them|us)
    `,
  },
  {
    aim: "asks for",
    phrases: `
      (rather|sooner|prefer[s|ably|ence]|happier|happiest|best) [if|to] [it|this|that|the <place>|not]* (sell*|rent*|see|have|deal*|hand*|pass*|leave|live|lease|went|go|goes|gone|stay*|keep|find|was|were|be),
      (rather|prefer[s]) <buyer>, (feel|sleep|rest|be) (better|easier|safer|more comfortable|good) [if|with|knowing],
      (want[s]|hope[s]|hoping|wish[es]|pray[s]|looking|long[s]|seek[s]|seeking|search*|insist[s]|expect[s]|wanted|aim*|waiting|like|love) [is] [for|to|on|that]
        [see|sell|find|have|welcome|rent|keep|hand|leave|pass|show|be|live|meet|get]* [it|this|the <place>|on]* [go|to]*
        [to|for|with|by|a|an|some|the|another|only|nice|good|other|more|quiet|decent|strong|healthy|mature|honest|clean|respectable|real|proper|new|steady|hard working|next|young|(,)]* (<buyer>|neighbors like),
      (must|should|need[s] to|ha(s|ve) [got] to|had better|will need to|'ll need to|would need to|'d need to|ought to|expected to|required to|be able to|able to|got to),
      only [if|those|for|to] [a|an|the]* [<buyer>], only if, as long as [you|they|the <buyer>], provided [that] [you|they], unless you,
      (show|sell|rent|lease|open|reserved|saved|kept|meant|held|holding) [it|this|the <place>|our <place>]* [only|just|strictly]* (to|for|out for) [a|an|the|our|those|good|fellow|other]*,
      (like|same as|such as) (us|ourselves|we do|our own|we are|the rest of us|we were raised), one of (us|our own|ours), our (kind|sort|people|faith|way of life|ways|crowd), (your|their|same) own kind, own kind,
      (suits|right for|belongs to|belongs with|belong to|do[es] best|fits [in|best]|thrive[s]|at home|among friends|in good company|fit right in|feel right at home|right at home|comes first|go[es] first|first (pick|choice|call|refusal|dibs)|get* the nod|jump the line|top of the list|move to the front),
      (has|needs|need|have|ought|got) (to be|to have|to speak|to come|to go|to show|to work|to earn|to prove), 
      (it|that|this) (helps|would help|matters|counts) if, (bonus|plus|extra) (points|if), preference [is|will be] (to|for|goes|given), priority (to|for),
      (everybody [here] is|everyone [here] is|all of us are|most of us are|neighbors are|the whole <place> is)
    `,
  },
];

/** People, told by what they do or have. */
export const PEOPLE_RULES: readonly PeopleRule[] = [
  {
    protectedClass: "religion",
    phrases: `
      (go|goes|going|went|walk|walks|come|comes|belong|belongs) to [our|the|a|your|any|same|some]* [*] (church|mass|temple|mosque|synagogue|shul|services|worship|congregation|parish), member[s] of [our|the|a|an|their|any|same]* [*] (church|congregation|parish|mosque|synagogue|temple|faith|fellowship|denomination),
      (attend|attends|attending) [our|the|a]* (church|mass|temple|mosque|synagogue|services), (pray|prays|praying|worship|worships) [with|like|the|to|in|on|here]*,
      (believe|believes|believing|trust|trusts) in (god|jesus|christ|the lord|allah), (love|loves|fear|fears|know|knows|follow|follows|serve|serves|accept|accepts) [the] (lord|jesus|christ|god),
      [the|our|a]* (bible|gospel|scripture|koran|quran|torah|rosary|sabbath|shabbat|holy book), (hijab|burka|burqa|headscar*|head scar*|turban|veil|yarmulke|skullcap|crucifix|prayer rug|prayer mat)[s],
      (keep|keeps|keeping|observe|observes|eat|eats|eating) [the] (sabbath|kosher|halal|shabbat|ramadan|lent), (same|our|our own|no|another|other|different|any|some|their) (faith|religion|god|gods|church|congregation|beliefs), ramadan, church (every|on) *, sunday service[s], in the pews, born again, baptized
    `,
  },
  {
    protectedClass: "disability",
    phrases: `
      (take|takes|taking|on|need|needs) [any|some|your]* (pills|medication[s]|medicine[s]|meds|insulin|methadone|oxygen|dialysis), (had|have|having|has) [a|any]* (breakdown*|seizure*|condition*|diagnosis|stroke|fits|mental *|disorder*|handicap*|disabilit*|illness*|episodes|problems walking), 
      nerves, (in|see|sees|seeing|need|needs) [a] (therapy|therapist|psychiatrist|shrink|counselor|rehab|recovery), (bad|weak|poor|failing|sore) (knees|hips|legs|back|heart|eyes|eyesight|hearing|lungs), 
      (can't|cannot|can not|could not|couldn't|unable to|has trouble|have trouble|trouble|struggle* to|struggling to) [to] (walk|climb|see|hear|stand|get around|manage|get up|care for|look after|do stairs|climbing|walking|seeing|hearing), 
      (strong|healthy|fit|able|steady|spry|hale|sturdy|vigorous|sound) [(,)|and|enough]* (buyer[s]|person|people|tenant[s]|couple|owner[s]|back|legs|body|knees|adult[s]|to|man|woman|folks|on (your|their) feet), good (knees|legs|health), two good *, sound (mind|body|in), of sound *, in good health,
      (without|no|needs|need|needing) [any|a]* (help|nurse|aide|carer|caretaker|helper|assistance|attendant) [to|from|with]*, on [your|their|his|her] own two feet, under [your|their] own (power|steam), care for (yourself|themselves|himself|herself), look after (yourself|themselves),
      (wheel|wheels|wheelchair*|walker*|cane|canes|crutch*|scooter*|stretcher|hospital bed|white cane|braille|sign language|hearing aid*|oxygen tank*|ramp*|chair lift), (guide|service|support|seeing eye|therapy|helper|hearing|assistance) (dog|animal)[s], (12|twelve) step, (ex|former|recovering) (addict*|drunk*|alcoholic*|user*), drug *, (mental|psychiatric|psych) *, (depress*|anxiety|bipolar|autis*|epilep*|dementia|alzheimer*|schizo*|ptsd), disab*, handicap*, crippl*, 
      (sick|ill|ailing|frail|infirm|unwell) [people|person|folks|relatives|parents|person[s]], cough*, contagious, hiv, walk[s] with a *
    `,
  },
  {
    protectedClass: "national origin",
    phrases: `
      (born|raised|grew up|brought up|from) [and|or|raised|here|not]* (in|here|outside|overseas|abroad|elsewhere|another|other) [of] [this|the|our|another|a different|some other|other]* [country|countries|land|america|united states|states|us|u.s.|usa|place],
      (native|natural) (born|citizen*|american*), (off|just off|fresh off) the (boat|plane), (speak|speaks|speaking|talk|talks|understand|know|learn|in|our|good|plain|proper|broken|no|poor|perfect|fluent) [good|plain|proper|clear|american|perfect|better|some|the|fluent|our|decent]* (english|language|spanish|accent*), [thick|foreign|heavy|strange|an|funny|strong] accent*, mother tongue, first language, second language, other language*, foreign (language|tongue|food|cooking|customs|ways|name)*, 
      (green card*|visa*|passport*|immigration [papers|status]|citizenship|naturaliz*|work permit), (your|their|legal|proper|in order|papers|have) [immigration|legal]* papers, papers in order, old country, other countries, their country, back (home|where), where (you|they|people|he|she)['re| are| is] from, came here from, come here from, (from|in) (mexico|china|india|africa|asia|russia|haiti|cuba|iran|iraq|syria|somalia|nigeria|pakistan|vietnam|korea|poland|ukraine|turkey|guatemala|honduras|el salvador|venezuela|colombia|brazil|the philippines|afghanistan|ethiopia|the middle east|south america|central america|latin america|puerto rico|europe|japan|ireland|italy|greece|germany|the caribbean|jamaica|bangladesh|nepal|egypt|morocco|kenya|ghana|the congo|sudan|yemen|romania|albania|bosnia|laos|cambodia|thailand|burma|peru|ecuador|the dominican republic),
      immigrant*, foreigner*, refugee*, migrant*, illegals, non citizen*, noncitizen*, undocumented, (american|u.s.|us) citizen*, red blooded, real american*, true american*, americans, curry, turban*, cooking smells, spices, strong smelling *, ethnic *
    `,
  },
  {
    protectedClass: "familial status",
    phrases: `
      bab(y|ies) [cry|crying|in|on], (cry|crying|screaming|shrieking|running|noisy|rowdy|loud) (bab(y|ies)|children|kids|child|toddlers|infants), pregnan*, expecting [a|another|mothers|couples], [a] (crib[s]|diaper[s]|stroller[s]|high chair[s]|pacifier*|toys in), (one|two|three|four|five|more|no|any|your|with|several|lots of|have|has|bring*|raising|raise|many|have got|you've got) [than|more|of|small|young|little|a|any]* (kids|children|child|toddler*|infant*|teenager*|teens|little ones|kid|bab(y|ies)|offspring|youngsters|minors|grandkids|grandchildren),
      (each|per|every|additional|extra) (child|kid|minor|baby|infant), (little|small|tiny) (feet|ones|hands|voices), under (eighteen|18|twenty one|21|sixteen|16|twelve|12|ten|10|thirteen|13|fourteen|14|fifteen|15|six|five|seven|eight|nine), school (age|aged) *, (one|two|three|four) (people|persons|person|adults) [in|per|to|at]*,
      (woman|women|man|men|lady|girl|guy|mother|mothers|dad|mom|father) (on (her|his|their) own|living alone|by (herself|himself)|without a (husband|wife|man)), (not|un|never|without being|who aren't|who are not|living together|isn't|aren't|be|are|legally|properly) married, [un]married, divorc*, separated, (husband|wife) and (wife|husband), (man|husband) and wife, wedding ring, ring on [your|her|his|their]* finger, (living|live|shack*) [up] (together|in sin), out of wedlock, single (mom*|mother*|dad*|father*|parent*|people|person|women|men|guys|girls), (big|large|growing) famil(y|ies), famil(y|ies) of (four|five|six|seven|eight|more), custody, foster *, nursing mother*, kids, children, toddlers, teenagers, no (husband|wife), under the age of (eighteen|18|twenty one|21|sixteen|16|twelve|12)
    `,
  },
  {
    protectedClass: "age",
    phrases: `
      (past|over|under|above|below|younger than|older than|turned|reached|at least|beyond) (thirty|forty|fifty|sixty|seventy|eighty|ninety|18|21|25|30|35|40|45|50|60|65|70|75|80) [years|five]*, (in|into) (your|their|his|her|the) (twenties|thirties|forties|fifties|sixties|seventies|eighties|golden years|prime), (young|older|old|elderly|younger) (people|folks|couple*|person|buyer*|crowd|blood|owner*|tenant*|family|families|woman|man|lady|ladies|gentlem*|generation), (gray|grey|white) hair*, gray haired, retire*, (old|older|young|your) age, too (old|young), golden years, senior*, elderly, student*, college kids, nursing home, the aged, grandparent*, millennial*, millennials, over the hill, pensioner*
    `,
  },
  {
    protectedClass: "source of income",
    phrases: `
      (government|state|county|city|taxpayer*|agency|program|somebody else|someone else|uncle sam|social worker|caseworker|case worker|housing (office|authority)) [that|who]* (pay|pays|paying|covers|paid|help|helps|helping|cuts|cut|sends|money|check*|aid|assistance|benefit*|program*|rent|support), (section (8|eight)|voucher*|welfare|food stamps|ssi|ssdi|disability (check*|income|pay*)|alimony|child support|unemployment [check*]|public (assistance|aid|money|housing)|rent* (assistance|help|aid|subsid*)|housing (assistance|choice|program*|voucher*|help)|subsid*|benefits|handout*|the dole|assistance program*|social security|caseworker*|case worker*|social worker*),
      (real|steady|full time|regular|proper|actual|good|decent|honest|day|have a|hold a|has a|with a|with|own) [a|real|steady|full time|regular|proper|paying]* (job[s]|paycheck*|salary|wages|employment), (work|works|working|worked) for [a|your|their]* (living|money|keep), (earn|earns|earned|earning) [your|their|a|own|every|his|her]* (living|keep|own|way|money|income|wage*|rent|it), pay [your|their] own (way|rent), (low|fixed) income, blue collar, unemployed, out of work, jobless, on (disability|benefits|assistance|welfare|the county|the state)
    `,
  },
  {
    protectedClass: "race or color",
    phrases: `
      (people|person|famil(y|ies)|men|women|folks|neighbors|buyer*|anyone) of color, (look|looks|looking) like (us|you|we do|the rest of us|ourselves), (same|our|their|your|other|different|another|dark|darker|light|lighter|white|black|brown|fair) [color|of]* (skin|race|color|complexion|kind|people|folks|famil(y|ies)|neighbors), (our|their|your|own|certain|that|those|wrong|right) (kind|sort|type|element|kinds|sorts|types) [of (people|folks|person|buyer*)], those people, (blacks|whites|asians|hispanics|latinos|minorities|caucasians|african americans|arabs|mexicans), (black|white|asian|hispanic|latino|brown|colored|native american|indian) (people|famil(y|ies)|buyer*|tenant*|person|couple*|neighbor*|folks|man|woman|owner*|household*), mixed (race|marriage*|couple*|famil*), interracial *, race*, racial *, (inner city|ghetto|hood|projects)
    `,
  },
  {
    protectedClass: "sex",
    phrases: `
      (two|three|single|a|an|only|any|no|young|older) [single|young|nice]* (men|women|ladies|gentlemen|man|woman|lady|gentleman|girls|guys|girl|guy|males|females|male|female), (gay*|lesbian*|queer*|trans*|homosexual*|bisexual*|straight (people|couple*|man|woman|buyer*)|same sex *|lgbt*|two (moms|dads|mothers|fathers|husbands|wives)), (traditional|real|normal|natural) (marriage*|couple*|famil*|man|men|women|woman), lifestyle*, (man|men|women|woman|ladies|gentlemen) [of the house], bachelor*, opposite sex, boyfriend*, girlfriend*
    `,
  },
];
