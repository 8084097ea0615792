import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const counselingAndSocialWorkCareers: readonly Career[] = jobFamily(
  'Counseling and Social Work',
  [
    {
      id: 'clinical-psychologist',
      title: 'Clinical Psychologist',
      alsoCalled: ['shrink', 'therapist', 'psychotherapist', 'counselor'],
      socCode: '19-3033.00',
      description:
        'You help people understand and change painful thoughts, feelings and habits. You listen, use tested methods of therapy, give and score assessments and keep up with new research.',
      day: 'Fifty minutes with one person are followed by ten for notes, until at four a memory test waits to be scored.',
      enjoys:
        'Hearing a client laugh about a fear that once ruled the whole week is why psychologists keep at it.',
      complaints:
        "Worry about a patient who may be in danger doesn't stay behind in the office at six.",
      firstStep:
        'Log one habit of yours for two weeks, with what came before and after each time, and then test one small change.',
      appeals: {
        social:
          'Often a psychologist is the first to hear the secret, and the healing starts when nobody flinches.',
        investigative:
          "Two people can't sleep, one from grief and one from a faulty thyroid, and a psychologist needs good questions to tell which is which.",
      },
      activities: { social: ['listening'], investigative: ['diagnosing'] },
      demands: {
        neuroticism:
          'Stories of abuse or loss may fill three hours in a row, and the next client needs you just as fresh.',
        agreeableness:
          'Clients skip sessions, lash out or test you, and the work is to wonder why instead of taking it personally.',
      },
      interests: [1.05, 5.58, 3.06, 6.57, 2.65, 3.49],
      about: ['psychology'],
      jobZone: 5,
      skills: {
        reading: 4.75,
        counseling: 4.5,
        empathy: 4.38,
        'critical-thinking': 4.25,
        interviewing: 4,
      },
      workStyles: [
        4.12, 4.32, 3.96, 3.28, 4.36, 4.92, 4.32, 4.84, 4.72, 4.36, 4.76, 3.96, 4.88, 4, 2.88, 4.21,
      ],
      entryEducation: 'Doctoral or professional degree',
      medianPay: 94310,
      growthPercent: 6,
      payGroup: 'psychologists',
      relatedCareers: ['marriage-and-family-therapist', 'art-therapist', 'psychiatrist'],
    },
    {
      id: 'marriage-and-family-therapist',
      title: 'Marriage and Family Therapist',
      alsoCalled: [
        'couples therapist',
        'relationship counselor',
        'marriage counselor',
        'family counsellor',
        'shrink',
        'MFT',
      ],
      socCode: '21-1013.00',
      description:
        'You help couples and families who fight, grieve or have stopped talking. You bring them into one room, listen to every side and practice new ways to speak with each other.',
      day: 'Who takes the chair by the door, and who answers for whom, is noted before anyone has explained the fight.',
      enjoys:
        'The best minute is when a parent hears a teenager out without defending anything, and the whole room breathes.',
      complaints:
        "Families come after work and school, so evenings are booked, and some couples arrive only to say that it's over.",
      firstStep:
        'Draw the family of a novel or a series as a tree of three generations, and mark who is close, cut off or at war.',
      appeals: {
        social:
          'Family therapists slow a shouting match down until a husband can repeat what his wife just said, and mean it.',
        investigative:
          'Draw three generations as circles and lines, as family therapists do, and the same old fight may turn up in each.',
        artistic:
          "Some family therapists have everyone pose as a living statue, and the gap between dad and son says what words couldn't.",
      },
      activities: {
        social: ['mediating', 'listening'],
        investigative: ['reasoning'],
        artistic: ['performing'],
      },
      demands: {
        agreeableness:
          "Picking a winner would end it all, so you'll be fair and warm even to the one who's behaving worse.",
        neuroticism:
          'Voices rise, somebody heads for the door, and you have seconds to bring the room back down.',
      },
      interests: [1.49, 5.32, 3.58, 6.22, 1.78, 2.9],
      about: ['psychology'],
      jobZone: 5,
      skills: {
        listening: 4.88,
        counseling: 4.75,
        empathy: 4.38,
        'helping-people': 4,
        negotiation: 3.62,
      },
      workStyles: [
        3.84, 4.24, 3.93, 3.34, 4.3, 4.9, 4.5, 4.8, 4.66, 4.18, 4.71, 3.96, 4.9, 4.03, 3.79, 4.19,
      ],
      entryEducation: "Master's degree",
      medianPay: 63780,
      growthPercent: 13,
      employment: 77800,
      relatedCareers: [
        'clinical-psychologist',
        'child-and-family-social-worker',
        'addiction-counselor',
        'art-therapist',
        'music-therapist',
      ],
    },
    {
      id: 'addiction-counselor',
      title: 'Addiction Counselor',
      alsoCalled: [
        'drug counselor',
        'rehab counselor',
        'substance abuse counselor',
        'drug and alcohol worker',
        'sober coach',
      ],
      socCode: '21-1011.00',
      description:
        'You help people break free from alcohol, drugs or gambling. You listen without judging, lead groups, plan small steps and stand by them when they slip and start again.',
      day: "After the morning circle of chairs come phone calls, to a judge's office, to a clinic with a free bed, to a worried mother.",
      enjoys:
        'One message saying a whole year sober, from a person who used to sleep in a car, lights up the office.',
      complaints:
        "An overdose can take a client who'd been doing well for months, while the waiting list leaves no time to mourn.",
      firstStep:
        'Give up one game or app for two weeks while keeping an honest diary of each time you reach for it.',
      appeals: {
        social:
          'Addiction counselors are glad when a client who relapsed calls anyway, because that phone call means the trust held.',
        investigative:
          'Most relapses leave a trail, and an addiction counselor walks it back with the client, from the drink to the payday to the fight.',
      },
      activities: {
        social: ['listening', 'comforting'],
        investigative: ['diagnosing', 'researching'],
      },
      demands: {
        agreeableness:
          "You'll hear lies and broken promises, and the next morning there's still a chair and a coffee for whoever told them.",
        extraversion:
          'Much of the day is spent in a group, drawing the quiet ones out and reining the loud ones in.',
      },
      interests: [1.59, 3.81, 2.59, 6.66, 2.71, 3.16],
      about: ['psychology', 'social-service'],
      requirement:
        'Some states also certify addiction counselors without a degree, after training and supervised hours.',
      jobZone: 5,
      skills: {
        counseling: 4.75,
        empathy: 4.12,
        'tracking-progress': 4,
        persuasion: 3.88,
        'helping-people': 3.88,
      },
      workStyles: [
        4.33, 4.56, 4.16, 4.07, 4.57, 4.97, 4.64, 4.65, 4.73, 4.17, 4.73, 4.4, 4.97, 4.29, 3.81,
        3.91,
      ],
      entryEducation: "Master's degree",
      medianPay: 59190,
      growthPercent: 17,
      payGroup: 'substance abuse, behavioral disorder, and mental health counselors',
      relatedCareers: ['marriage-and-family-therapist', 'rehabilitation-counselor'],
    },
    {
      id: 'rehabilitation-counselor',
      title: 'Rehabilitation Counselor',
      alsoCalled: [
        'disability counselor',
        'job coach',
        'disability advisor',
        'vocational counselor',
      ],
      socCode: '21-1015.00',
      description:
        'You help people with a disability or illness find work and live on their own. You learn what they can and want to do, arrange training or tools and talk with employers.',
      day: 'While a blind client tries out software that reads the screen aloud, a warehouse boss waits for a call about a trial shift.',
      enjoys:
        "The call after a first paycheck is the best one, especially when an employer swore it'd never work.",
      complaints:
        'Approval for a wheelchair or a course can take so many months that a client gives up before it comes.',
      firstStep:
        'Check one public building for ramps, door widths, signs and restrooms, and list five changes that would let more people work there.',
      appeals: {
        social:
          "A rehabilitation counselor might ride the bus with a client before day one, so the way to the new job isn't scary.",
        artistic:
          "There's no manual for a one-armed chef or a deaf welder, so rehabilitation counselors dream up a setup that works.",
      },
      activities: { social: ['comforting', 'coaching'], artistic: ['designing'] },
      demands: {
        agreeableness:
          'Some clients are furious about all that was taken from them, and hearing it out comes before any talk of jobs.',
        extraversion:
          "Phone in hand, you talk bosses you've never met into giving somebody a try, and you do it every week.",
      },
      interests: [1.23, 3.27, 2.98, 6.8, 3.56, 3.26],
      about: ['social-service', 'psychology'],
      jobZone: 4,
      skills: {
        counseling: 4.25,
        'helping-people': 4,
        empathy: 4,
        'tracking-progress': 3.88,
        teamwork: 3.62,
      },
      workStyles: [
        3.99, 4.48, 4.49, 4.15, 4.41, 4.74, 4, 4.27, 4.24, 4.35, 4.56, 4.23, 4.68, 4.4, 3.81, 3.89,
      ],
      entryEducation: "Master's degree",
      medianPay: 46110,
      growthPercent: 1,
      employment: 91900,
      relatedCareers: [
        'child-and-family-social-worker',
        'residential-advisor',
        'community-program-manager',
        'school-counselor',
        'addiction-counselor',
      ],
    },
    {
      id: 'child-and-family-social-worker',
      title: 'Child and Family Social Worker',
      alsoCalled: [
        'CPS worker',
        'child protection worker',
        'foster care worker',
        'case worker',
        'caseworker',
        'child welfare worker',
      ],
      socCode: '21-1021.00',
      description:
        'You protect children and support families going through hard times, such as illness, conflict or neglect. You visit homes, listen to everyone, find help like counseling or a safe place to stay and write careful reports.',
      day: 'Car seats and a bag of clothes ride in the trunk, because an afternoon visit can end with a child needing a bed.',
      enjoys:
        'The signature that social workers like best is the one that closes a file because the family is doing fine.',
      complaints:
        "With too many families per worker, the fear that you've missed a sign at one of those doors is hard to shake.",
      firstStep:
        'List on one page where a family in your town finds food, a bed, counseling and free child care, with opening hours.',
      appeals: {
        social:
          "Child and family social workers get down on the carpet with a toy car, because that's where a scared kid starts talking.",
        artistic:
          "With a social worker's scissors and glue, a foster child makes a book of photos, drawings and the name of the old dog.",
      },
      activities: { social: ['listening', 'comforting'], artistic: ['crafting'] },
      interests: [1.7, 3.32, 2.9, 6.85, 2.94, 3.57],
      about: ['social-service', 'psychology'],
      jobZone: 4,
      skills: {
        listening: 4.88,
        empathy: 4.12,
        'helping-people': 4,
        counseling: 3.75,
        negotiation: 3.75,
      },
      workStyles: [
        3.86, 4.14, 4.16, 3.69, 4.06, 4.62, 3.99, 4.13, 4.31, 4.19, 4.49, 3.85, 4.29, 4.01, 3.29,
        3.53,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 61330,
      growthPercent: 6,
      payGroup: 'social workers',
      relatedCareers: [
        'marriage-and-family-therapist',
        'rehabilitation-counselor',
        'community-program-manager',
        'clergy-member',
        'probation-officer',
      ],
    },
    {
      id: 'clergy-member',
      title: 'Clergy Member',
      alsoCalled: [
        'priest',
        'pastor',
        'vicar',
        'rabbi',
        'imam',
        'minister',
        'preacher',
        'chaplain',
      ],
      socCode: '21-2011.00',
      description:
        'You lead a faith community as its minister, priest, rabbi or imam. You prepare services, sit with people in joy and grief, teach the young and bring neighbors together to help.',
      day: "Between a hospital visit and a leak in the roof, there's a wedding to plan with a couple and a sermon that's still blank.",
      enjoys:
        'Being let in at births and deathbeds, where most visitors stay outside, is what clergy call an honor.',
      complaints:
        'Phones ring on the day off, each holiday is a workday, and members quarrel over carpets as much as over creeds.',
      firstStep:
        'Write a five-minute reflection for people in mourning on one text that you hold dear, and read it aloud to yourself.',
      appeals: {
        social:
          "Months after the funeral, when the casseroles have stopped, it's often the priest, rabbi or imam who still calls.",
        enterprising:
          'Clergy lead people who are free to walk out, so a new food pantry or school takes a vision and plenty of persuading.',
        artistic:
          'Preachers hunt all week for the one small story that makes a very old text feel as if it happened this morning.',
      },
      activities: {
        social: ['comforting', 'caring'],
        enterprising: ['leading', 'persuading'],
        artistic: ['writing'],
      },
      demands: {
        extraversion:
          "Before the service and long after it, people want a word with you, and there's no slipping out the back.",
        agreeableness:
          'Members bring you their grudges along with their grief, and all of them count on a patient ear.',
      },
      caveat: 'Nobody takes this on for an interest alone, because it begins with a faith.',
      interests: [2.1, 2.11, 3.44, 5.91, 4.17, 2.89],
      about: ['humanities', 'psychology', 'social-service'],
      jobZone: 5,
      skills: {
        speaking: 4.75,
        'public-speaking': 4.5,
        counseling: 4.25,
        'time-management': 3.88,
        negotiation: 3.75,
      },
      workStyles: [
        4.24, 4.38, 4.9, 4.96, 4.66, 4.94, 4.36, 4.56, 4.35, 4.45, 4.71, 4.18, 4.9, 3.58, 3.73,
        3.87,
      ],
      entryEducation: "Bachelor's degree",
      relatedCareers: ['child-and-family-social-worker', 'school-counselor', 'school-principal'],
    },
    {
      id: 'residential-advisor',
      title: 'Residential Advisor',
      alsoCalled: [
        'RA',
        'dorm supervisor',
        'house parent',
        'hall warden',
        'dorm parent',
        'group home worker',
      ],
      socCode: '39-9041.00',
      description:
        'You live or work in a dorm or group home and help the residents get along. You welcome newcomers, plan game nights, settle quarrels and know whom to call in a crisis.',
      day: 'Name signs for the doors, a phone for the night on duty, and a walk through the halls at midnight come with the room.',
      enjoys:
        "Advisors remember the newcomer who hid behind a door in fall and ran the hall's movie night by spring.",
      complaints:
        "Writing up a neighbor you like feels rotten, almost as bad as a fire alarm at three when you've got an exam.",
      firstStep:
        'Draft a fair agreement on noise, guests and chores for the place where you live, and host one game night.',
      caveat: 'In the US this is mostly a job for students, often paid in room and meals.',
      appeals: {
        social:
          'Homesickness hits around week three, and a residential advisor with a bag of popcorn may be the first to knock.',
        enterprising:
          "Getting thirty people to agree on quiet hours is a residential advisor's first test, and bribery with pizza is allowed.",
      },
      activities: { social: ['comforting', 'welcoming'], enterprising: ['persuading'] },
      demands: {
        extraversion:
          "Your door's open most evenings, and it's up to you to get a lounge full of strangers talking.",
        neuroticism:
          "A knock may come at any hour, for a lost key or a panic attack, and you won't know which until you open.",
      },
      interests: [2.82, 2.37, 2.25, 5.28, 3.81, 4.63],
      about: ['social-service', 'teaching'],
      jobZone: 3,
      skills: {
        empathy: 4,
        planning: 3.75,
        teamwork: 3.75,
        negotiation: 3.62,
        'time-management': 3.62,
      },
      workStyles: [
        3.95, 4.01, 4.13, 4.43, 4.43, 4.61, 4.35, 4.5, 4.45, 4.59, 4.41, 4.36, 4.45, 3.73, 3.56,
        3.65,
      ],
      entryEducation: 'High school diploma or equivalent',
      relatedCareers: [
        'community-program-manager',
        'rehabilitation-counselor',
        'child-and-family-social-worker',
      ],
    },
  ],
);
