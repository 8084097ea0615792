import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const writingAndLanguagesCareers: readonly Career[] = jobFamily('Writing and Languages', [
  {
    id: 'journalist',
    title: 'Journalist',
    alsoCalled: [
      'reporter',
      'news writer',
      'newsreader',
      'correspondent',
      'news anchor',
      'war reporter',
      'columnist',
      'newscaster',
    ],
    socCode: '27-3023.00',
    description:
      'You find out what is going on and tell the public in words, sound or video. You chase a tip, interview people, check each fact twice and file the story before the deadline.',
    day: 'Three calls go unanswered, the fourth source talks for an hour, and by six you owe a headline, a quote and a checked number.',
    enjoys:
      "Reporters who've quit say they miss being allowed to ask strangers anything and being right there when something happens.",
    complaints:
      'Newsrooms keep shrinking, pay starts low, and angry readers write to you by name about a line you got right.',
    firstStep:
      'Sit in on the next open meeting of your town council or school board, and write twelve sentences about one decision.',
    appeals: {
      artistic:
        'Finding the first line is the craft: a good reporter opens a budget story with the crossing guard who lost her corner.',
      enterprising:
        "Reporters talk their way past a press office, win over a source who's scared and beat the other paper by an hour.",
      investigative:
        "A land deed, a bill and a phone log that don't agree are enough to keep a journalist digging for months.",
    },
    activities: {
      artistic: ['writing'],
      enterprising: ['persuading', 'competing'],
      investigative: ['researching'],
    },
    demands: {
      conscientiousness:
        'Names, ages and quotes have to be right before the story runs, because a correction sticks to it for good.',
    },
    interests: [1.47, 4.16, 5.09, 2.8, 3.95, 3.64],
    about: ['media', 'creative-writing', 'humanities'],
    jobZone: 4,
    skills: {
      interviewing: 4.5,
      storytelling: 4.25,
      speaking: 4.12,
      writing: 4,
      'time-management': 3.5,
    },
    workStyles: [
      4.42, 4.23, 4.55, 3.8, 4.1, 3.54, 3.75, 4.29, 4.51, 4.25, 4.8, 4.71, 4.59, 3.66, 3.65, 3.89,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 60280,
    growthPercent: -4,
    employment: 49300,
    relatedCareers: [
      'radio-host',
      'editor',
      'poet-and-songwriter',
      'writer',
      'producer-and-director',
    ],
  },
  {
    id: 'writer',
    title: 'Writer',
    alsoCalled: [
      'author',
      'novelist',
      'blogger',
      'screenwriter',
      'scriptwriter',
      'copywriter',
      'storyteller',
      'book writer',
    ],
    socCode: '27-3043.00',
    description:
      'You write books, scripts, articles or speeches that inform, move or entertain. You spend much of the day alone with a draft, researching, cutting and rewriting until each line earns its place.',
    day: 'Notes from an editor arrive on page forty, so the scene you loved goes out, and the new one starts from a blank line.',
    enjoys:
      "Writers talk about the hour when sentences run on their own and the page says something they didn't know they thought.",
    complaints:
      'Money comes late and in lumps, and nobody can tell you after two years of work if anyone will buy the book.',
    firstStep:
      'Write three hundred words at the same hour each day for two weeks, and reread nothing until the last day.',
    appeals: {
      artistic:
        'Writers can build a whole drowned city out of verbs, and no budget limits how high the water rises.',
      enterprising:
        'Plenty of writers run a small business beside the page: they pitch ideas, haggle over rights and read aloud in bookstores.',
    },
    activities: { artistic: ['writing'], enterprising: ['negotiating', 'selling'] },
    interests: [1, 3.25, 6.68, 2.86, 4.75, 3.34],
    about: ['creative-writing'],
    jobZone: 4,
    skills: {
      writing: 4.75,
      storytelling: 4.5,
      'time-management': 3.62,
      research: 3.5,
      persuasion: 3.38,
    },
    workStyles: [
      3.95, 4.68, 4.61, 3.65, 4.59, 3.31, 3.14, 4.23, 4.25, 4.31, 4.86, 4.52, 3.69, 3.96, 3.35,
      3.73,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 72270,
    growthPercent: 4,
    commissionedBy: 'publishers, magazines, studios and firms that need words',
    employment: 135400,
    relatedCareers: [
      'poet-and-songwriter',
      'public-relations-specialist',
      'search-marketing-strategist',
      'advertising-manager',
      'journalist',
    ],
  },
  {
    id: 'poet-and-songwriter',
    title: 'Poet and Songwriter',
    alsoCalled: [
      'lyricist',
      'song writer',
      'slam poet',
      'spoken word artist',
      'poetry',
      'rapper',
      'lyrics writer',
    ],
    socCode: '27-3043.05',
    description:
      'You catch feelings and ideas in poems, lyrics or songs. You play with sound and rhythm, rewrite one line twenty times and share your work in books, online or on stage.',
    day: 'A line hummed into the phone on the bus becomes a verse at the kitchen table, until a co-writer swaps one word.',
    enjoys:
      "Hearing a room sing back words you'd written alone in bed makes up for a whole lot of dry weeks.",
    complaints:
      'Streams and slim books pay pennies, so most teach or hold a day job and write when others sleep.',
    firstStep:
      'Fit new words to a tune everyone knows, one syllable to each note, and sing it until no stress falls wrong.',
    caveat: 'Hardly anyone lives on poems or lyrics, so most also teach or hold a day job.',
    appeals: {
      artistic:
        'Songwriters can hear a whole chorus stand up straight when one soft vowel is swapped for a hard one.',
      investigative:
        "Poets take other people's poems apart like clocks, to find out why a plain line about a screen door hurts.",
    },
    activities: { artistic: ['writing'], investigative: ['diagnosing'] },
    demands: {
      extraversion:
        "Long before there's a stage, there are weeks alone with a notebook and one stubborn rhyme.",
    },
    interests: [1.17, 3.58, 7, 2.83, 3.17, 2.88],
    about: ['creative-writing', 'performing-arts'],
    jobZone: 4,
    skills: {
      'creative-thinking': 4.75,
      writing: 4.75,
      storytelling: 4.5,
      speaking: 3.88,
      'quick-learning': 3.75,
    },
    workStyles: [
      4.62, 4.86, 4.81, 2.7, 3.05, 2.36, 1.73, 2.86, 3.73, 3.86, 4.18, 4.64, 4.23, 4.59, 4.36, 3.82,
    ],
    entryEducation: "Bachelor's degree",
    growthPercent: 4,
    payGroup: 'writers and authors',
    commissionedBy: 'small presses, singers, schools and festivals',
    relatedCareers: ['writer', 'editor', 'journalist', 'producer-and-director', 'proofreader'],
  },
  {
    id: 'editor',
    title: 'Editor',
    alsoCalled: [
      'book editor',
      'magazine editor',
      'copy editor',
      'editor-in-chief',
      'newspaper editor',
    ],
    socCode: '27-3041.00',
    description:
      "You make other people's writing clearer, truer and better to read. You choose which stories to run, question weak passages, fix language and guide authors through the next draft.",
    day: "In the margin you ask who's speaking here, cut two pages, then call the author to explain why they had to go.",
    enjoys:
      'Helping a writer find the book that hid in the draft pleases editors, even with another name on the cover.',
    complaints:
      'Unread drafts come home with you on weekends, and a hurt author can answer three careful pages with one angry line.',
    firstStep:
      'Shorten one of your old letters or essays by a third without losing an argument, and note in the margin why each cut was made.',
    appeals: {
      artistic:
        'Swapping chapters two and nine can wake up a sleepy book, and an editor often hears it before the author does.',
      enterprising:
        "At the publishing meeting an editor has ten minutes to make the sales team want a book nobody's heard of.",
    },
    activities: { artistic: ['writing'], enterprising: ['persuading'] },
    interests: [1.03, 2.9, 5.39, 2.56, 4.13, 4.68],
    about: ['creative-writing', 'media'],
    jobZone: 4,
    skills: {
      reading: 4.88,
      'attention-to-detail': 4.25,
      storytelling: 3.75,
      'time-management': 3.38,
      'quality-checking': 3.25,
    },
    workStyles: [
      3.82, 3.85, 4.16, 4.04, 4.36, 3.77, 3.62, 3.91, 4.26, 4.35, 4.33, 4.65, 4.49, 3.8, 4, 3.84,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 75260,
    growthPercent: 1,
    employment: 115800,
    relatedCareers: [
      'film-and-video-editor',
      'proofreader',
      'journalist',
      'poet-and-songwriter',
      'writer',
    ],
  },
  {
    id: 'proofreader',
    title: 'Proofreader',
    alsoCalled: ['copy checker', 'grammar checker', 'spell checker', 'text checker', 'sub-editor'],
    socCode: '43-9081.00',
    description:
      'You are the last to read a book, ad or label before it is printed. You catch wrong letters, missing words and pictures in the wrong place, and check names and numbers twice.',
    day: "Ruler under the line and style sheet at hand, you mark a doubled 'the' and a caption under the wrong photo.",
    enjoys:
      'Spotting the one wrong number on a label that five people had passed gives proofreaders a private glow.',
    complaints:
      "Software has taken the easy pages, rates are low, and the only mistake anyone mentions is the one you didn't catch.",
    firstStep:
      'Read a takeout menu or club flyer backward, word by word, and mark each slip with real proofreading signs.',
    appeals: {
      conventional:
        "Two spaces after a period, a comma in italics, a page number that skips: nothing's too small for a proofreader's pencil.",
      artistic:
        "Proofreaders love well-set type, and they'll flag the ugly gap or stranded last word that spoils a handsome page.",
    },
    activities: { conventional: ['checking'], artistic: ['designing'] },
    demands: {
      neuroticism:
        'Pages come in a stack and leave in a stack, and nobody asks a proofreader for an answer within seconds.',
      openness:
        'House style settled the commas long ago, and the job is to follow it on every page.',
    },
    interests: [1.44, 2.5, 3.56, 2.2, 1.53, 6.16],
    about: ['creative-writing'],
    jobZone: 4,
    skills: { 'attention-to-detail': 4.75, reading: 4.25, writing: 3.62, listening: 3.12 },
    workStyles: [
      3.44, 3.74, 3.63, 3.3, 4.06, 3.44, 2.52, 3.36, 3.44, 3.53, 4.65, 5, 4.42, 4.17, 3.07, 2.9,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: ['editor', 'technical-writer', 'poet-and-songwriter'],
  },
  {
    id: 'interpreter-and-translator',
    title: 'Interpreter and Translator',
    alsoCalled: [
      'sign language interpreter',
      'language expert',
      'BSL interpreter',
      'ASL interpreter',
      'subtitler',
    ],
    socCode: '27-3091.00',
    description:
      'You carry meaning from one language into another, out loud or in writing. You may help a patient talk with a doctor in the morning and translate a contract after lunch, getting tone and detail right.',
    day: 'In a clinic you jot symbols while a mother speaks, then give all of it in English in the first person.',
    enjoys:
      "Two people who couldn't trade a word understand each other through you, and both forget that you're there.",
    complaints:
      "Half an hour of live interpreting empties the head, and bad news has to be said aloud as 'I'.",
    firstStep:
      'Repeat a news report aloud two seconds behind the speaker, first in the same language and then in your second one.',
    appeals: {
      artistic:
        'Some puns that work in Spanish die in English, so the translator invents a new one that gets the same laugh.',
      conventional:
        'Legal translators keep a glossary, so that the same term means the same thing on page three and page ninety.',
    },
    activities: { artistic: ['writing'], conventional: ['keeping-records', 'checking'] },
    interests: [1.89, 3.19, 4.28, 3.48, 1.9, 4.79],
    about: ['creative-writing'],
    jobZone: 4,
    skills: {
      languages: 4.75,
      speaking: 4.12,
      writing: 3.75,
      'tracking-progress': 3.62,
      'helping-others-learn': 3,
    },
    workStyles: [
      4.03, 3.75, 4.06, 3.36, 4.41, 4, 3.74, 4.21, 4.08, 4.17, 4.47, 4.57, 4.73, 4.43, 3.42, 3.66,
    ],
    entryEducation: "Bachelor's degree",
    medianPay: 59440,
    growthPercent: 2,
    employment: 75300,
    relatedCareers: ['speech-language-pathologist', 'adult-education-teacher'],
  },
  {
    id: 'radio-host',
    title: 'Radio Host',
    alsoCalled: [
      'podcaster',
      'presenter',
      'radio presenter',
      'TV host',
      'announcer',
      'broadcaster',
    ],
    socCode: '27-3011.00',
    description:
      'You talk with thousands of listeners as if they were one friend. You plan the show, pick music or guests, ask good questions on air and keep an eye on every second.',
    day: "Show prep starts hours before air with local news and listener messages, and between two songs you've got nine seconds to fill.",
    enjoys:
      'A message from a trucker or a night nurse who listens every shift reminds hosts that someone is really there.',
    complaints:
      'A station can be sold and staffed from far away within weeks, after years of getting up at three for it.',
    firstStep:
      "Talk over the opening of a song, stop right as the singing starts, and record it until not one 'um' is left.",
    appeals: {
      artistic:
        "With only a voice, a pause and a creaking door, a radio host can keep drivers sitting in the driveway till the story's over.",
      enterprising:
        "Hosts read the ads, too, and a good one sells mattresses by telling the story of a grumpy uncle's back.",
    },
    activities: { artistic: ['performing'], enterprising: ['selling'] },
    interests: [1.66, 2.01, 5.68, 3.54, 4.38, 3.11],
    about: ['media', 'performing-arts'],
    jobZone: 4,
    skills: {
      speaking: 4.75,
      'public-speaking': 4.5,
      interviewing: 4,
      reading: 3.88,
      empathy: 3.75,
    },
    workStyles: [
      4.12, 4.17, 4.22, 3.78, 4.11, 3.59, 3.48, 4.19, 4.43, 4.41, 4.87, 4.43, 4.48, 3.98, 3.73,
      3.76,
    ],
    entryEducation: "Bachelor's degree",
    relatedCareers: [
      'journalist',
      'producer-and-director',
      'public-relations-specialist',
      'dj',
      'content-creator',
    ],
  },
]);
