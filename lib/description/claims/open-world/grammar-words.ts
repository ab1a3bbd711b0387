/** Words that bind others together and say nothing alone. */
const GRAMMAR_WORDS = `
a able about above according across admittedly after afterward afterwards again against ah aha ain
aka alas all allegedly almost alone along alongside already also although altogether always am amid
amidst among amongst amount amounts amply an and another answer answers any anybody anyhow anymore
anyone anything anyway anywhere apart apiece approx approximate approximately apx are aren arguably
around as asap aside at aught away back based basically be because been before beforehand behind
being below beneath beside besides between betwixt beyond bit bits both bottom btw but by can
cannot case cases certainly circa concerning could couldn count counting counts couple course coz
cuz d decidedly deeply depending despite detail details did didn distance do does doesn doing don
done down downward dozen due during ea each edge effectively effortlessly eg eighth either else
elsewhere em end ends enough entirely especially est etc even ever every everybody everyone
everything everywhere exact exactly example examples except fact facts far few fewer fifth figure
figures finally first following for forever form forms forward fourth from front further
furthermore fyi generally given gonna gosh gotta group groups had hadn half halfway halves hardly
has hasn hath have haven having he height hence her here hereafter hereby hers herself hey him
himself his hiya hmm how howdy however hundred hundredth hundredths i idea ideas ie if immediately
in incidentally include included includes including indeed initially inside instead into is isn it
item items its itself just kind kinda kinds label labels largely last lastly later latter least
left length less lest level levels like likely likewise list lists literally little ll lol long lot
lots lotta m main mainly many matter may maybe me meanwhile mercifully merely mid middle might mine
minus mo more moreover mos most mostly much must mustn mutual my myself nah name namely names nary
near nearly necessarily neither never nevertheless next ninth no nobody none nonetheless nope nor
normally not notably nothing now nowhere number numbers of off often oh ok okay omg on once one
ones oneself only onto oops or order other others otherwise ought our ours ourselves out outside
over overall own pair pairs part particular particularly parts past per perhaps piece pieces please
plenty pls plus plz pm point points possible possibly precise presently presumably previously
probably ps quarter quarters question questions quite range rate rather re ready really rear reason
reasons regarding regularly relatively respectively rest right rough roughly s same say second
secondly seldom self sense separate separately set sets seventh several shall shape shaped she
should shouldn side sides similar simple simply since sixth size sized sizes slightly so solely
some somebody somehow someone something sometime sometimes somewhat somewhere soon sort sorta start
still style styles such suitably sum sure surely t tenth than that the thee their theirs them
themselves then there thereby therefore therein these they thing things third thirds this tho
thoroughly those though thousand thousandth thousandths thrice through throughout thru thus thx thy
till to together too top total totaling totally toward towards trio trios truly twice type types u
unable under underneath undoubtedly unit units unless unlike unlikely unnecessary until up upon
upward ur us usually utterly various vastly ve version versus very via virtually visibly vs w wanna
was wasn way ways we well welp were weren what whatever when whenever where whereas whereby
wherever whether which whichever while whilst who whoa whoever whole wholly whom whomever whose why
width will willing with within without won word words worldwide would wouldn wow ya yall yeah yep
yes yet yo you your yours yourself yourselves yup zero
`;

let grammar: ReadonlySet<string> | undefined;

/** True for a word that binds others and says nothing alone. */
export const isGrammar = (word: string): boolean =>
  (grammar ??= new Set(GRAMMAR_WORDS.trim().split(/\s+/))).has(word);
