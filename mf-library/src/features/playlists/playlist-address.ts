interface Playlist {
  readonly title: string;
  readonly publicName?: string | undefined;
  readonly spotifyId?: string | null | undefined;
}

/** The provider's public playlist, or its search for the name where no playlist is known (D8). The id's shape is the contract's. */
export const playlistAddress = ({ title, publicName, spotifyId }: Playlist): string =>
  spotifyId
    ? `https://open.spotify.com/playlist/${spotifyId}`
    : `https://open.spotify.com/search/${encodeURIComponent(publicName ?? title)}`;
