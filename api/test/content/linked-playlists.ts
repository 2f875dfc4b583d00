/** The only public playlists that may be linked: two independent sources confirm each name (D8). */
export const LINKED_PLAYLISTS: Readonly<Record<string, string>> = {
  '37i9dQZF1DX4sWSpwq3LiO': 'Peaceful Piano',
  '37i9dQZF1DX3Ogo9pFvBkY': 'Ambient Relaxation',
  '37i9dQZF1DX1s9knjP51Oa': 'Calm Vibes',
  '37i9dQZF1DX0jgyAiPl8Af': 'Peaceful Guitar',
  '37i9dQZF1DX3rxVfibe1L0': 'Mood Booster',
  '37i9dQZF1DWZqd5JICZI0u': 'Peaceful Meditation',
  '37i9dQZF1DWZeKCadgRdKQ': 'Deep Focus',
  '37i9dQZF1DWWQRwui0ExPn': 'lofi beats',
};
